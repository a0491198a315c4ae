'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/app/_components/button';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { PasswordField } from '@/app/_components/field/password-field';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import {
  emailRule,
  firstNameRule,
  lastNameRule,
  passwordRule,
  phoneRule,
  usernameRule,
} from '@/lib/accounts/rules';
import { brokenRules } from '@/app/_components/form/broken-rules';
import { PasswordChecks } from '../_components/password-checks';
import { RoleField } from './role-field';

const SUCCESS = 'Your registration was successful. Check your email inbox to verify your email.';
/** Milliseconds the success message stays. */
const SUCCESS_MS = 10_000;

const AGREE = 'Please agree to the user agreement and the privacy policy';
const RULES = {
  firstName: firstNameRule,
  lastName: lastNameRule,
  phoneNumber: phoneRule,
  email: emailRule,
  username: usernameRule,
};

function validate(form: FormData): Record<string, string> {
  const errors = brokenRules(form, RULES);
  const password = passwordRule(String(form.get('password') ?? ''));
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

/** The registration form, with what is still missing from the password as one types. */
export function RegisterForm() {
  const [password, setPassword] = useState('');
  const [success, setSuccess] = useState<string | null>(null);
  const { onSubmit, sending, problem } = useFormSubmit<{ message?: string }>({
    action: '/api/auth/register',
    validate,
    values,
    fallback: 'Something went wrong. Please try again!',
    onSuccess: (body, form) => {
      form.reset();
      setPassword('');
      setSuccess(body.message ?? SUCCESS);
    },
  });
  useEffect(() => {
    if (success === null) return;
    const timer = setTimeout(() => setSuccess(null), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [success]);
  const errors = problem?.errors ?? {};

  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-6">
      {problem && <FormErrorSummary message={problem.message} errors={errors} />}
      <RoleField />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField name="firstName" label="First name" autoComplete="given-name" error={errors.firstName} />
        <TextField name="lastName" label="Last name" autoComplete="family-name" error={errors.lastName} />
      </div>
      <TextField
        name="phoneNumber"
        type="tel"
        label="Phone number"
        hint="10 digits, such as 0712345678"
        autoComplete="tel-national"
        inputMode="numeric"
        error={errors.phoneNumber}
      />
      <TextField
        name="email"
        type="email"
        label="Email"
        hint="We send a link to it that opens your account"
        autoComplete="email"
        error={errors.email}
      />
      <TextField
        name="username"
        label="Username"
        hint="Lowercase letters only, at least 3"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username}
      />
      <div className="grid gap-3">
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          error={errors.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordChecks password={password} />
      </div>
      <CheckboxField
        name="agreement"
        error={errors.agreement}
        label={
          <>
            I am at least 16 years old and agree to the{' '}
            <a href="/user-agreement" target="_blank">
              user agreement
            </a>{' '}
            and the{' '}
            <a href="/privacy-policy" target="_blank">
              privacy policy
            </a>
          </>
        }
      />
      <Button type="submit" wide disabled={sending}>
        {sending ? 'One moment…' : 'Get Account'}
      </Button>
      <div aria-live="polite">{success !== null && <Notice tone="success">{success}</Notice>}</div>
    </form>
  );
}
