'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { PasswordField } from '@/app/_components/field/password-field';
import { brokenRules } from '@/app/_components/form/broken-rules';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { PERSON_RULES, PersonFields } from '@/app/_components/person/person-fields';
import { brokenPasswordRules } from '@/lib/accounts/password-rules';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { PasswordChecks, PasswordProgress } from '../_components/password-checks';

/** Says that a mail is on its way. */
const CHECK_YOUR_MAIL = '/register/check-your-mail';

const AGREE = 'Please agree to the user agreement and the privacy policy';
function validate(form: FormData): Record<string, string> {
  const errors = brokenRules(form, PERSON_RULES);
  const password = brokenPasswordRules(String(form.get('password') ?? ''));
  return {
    ...errors,
    ...(password !== null && { password }),
    ...(!form.has('agreement') && { agreement: AGREE }),
  };
}

const values = (form: FormData) => ({
  ...Object.fromEntries(form),
  agreement: form.has('agreement'),
  frontendUrl: window.location.origin,
});

interface RegisterFormProps {
  /** The error of the form, sent without script. */
  outcome: FormOutcome | null;
  /** The role field and other server components. */
  children: ReactNode;
  /** The agreement; a server component. */
  agreement: ReactNode;
}

/** The registration form. Shows the missing password requirements while typing. */
export function RegisterForm({ outcome, children, agreement }: RegisterFormProps) {
  const [password, setPassword] = useState('');
  const typed = outcome?.values;
  const { native, sending, problem } = useFormSubmit({
    action: '/api/auth/register',
    outcome,
    validate,
    values,
    fallback: 'Something went wrong. Please try again!',
    onSuccess: () => {
      // Replaces the form in the history: going back would offer it again, with a username that is taken now.
      window.location.replace(CHECK_YOUR_MAIL);
      return true;
    },
  });
  const errors = problem?.errors ?? {};

  return (
    <form {...native} className="grid gap-6">
      {problem && <FormErrorSummary {...problem} />}
      {children}
      <PersonFields
        own
        values={typed}
        errors={errors}
        emailHint="We send a link to it that opens your account"
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        rules={<PasswordChecks password={password} />}
        error={errors.password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordProgress password={password} />
      <CheckboxField
        name="agreement"
        defaultChecked={typed?.agreement !== undefined}
        error={errors.agreement}
        label={agreement}
      />
      <Button type="submit" wide disabled={sending}>
        {sending ? 'One moment…' : 'Get Account'}
      </Button>
    </form>
  );
}
