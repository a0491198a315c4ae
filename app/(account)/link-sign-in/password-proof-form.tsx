'use client';

import { useState } from 'react';
import { Button } from '@/app/_components/button';
import { PasswordField } from '@/app/_components/field/password-field';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

const validate = (form: FormData): Record<string, string> =>
  form.get('password') === '' ? { password: 'Enter your password' } : {};

interface PasswordProofFormProps {
  outcome: FormOutcome | null;
  /** Lets password managers find the account. */
  email: string;
  name: string;
  wayBack: string;
}

export function PasswordProofForm({ outcome, email, name, wayBack }: PasswordProofFormProps) {
  const [entering, setEntering] = useState(false);
  const [needsCode, setNeedsCode] = useState(outcome?.errors.code !== undefined);
  const { native, sending, problem } = useFormSubmit({
    action: '/api/auth/link-sign-in',
    outcome,
    validate,
    values: (form) => ({
      password: String(form.get('password') ?? ''),
      ...(form.has('code') && { code: String(form.get('code')) }),
    }),
    fallback: 'Something went wrong. Please try again!',
    onFailure: ({ errors }) => setNeedsCode((before) => before || errors.code !== undefined),
    onSuccess: () => {
      setEntering(true);
      window.location.replace(wayBack);
    },
  });
  return (
    <form {...native} className="grid gap-6">
      <input type="hidden" name="from" value={wayBack} />
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      {problem && <FormErrorSummary {...problem} />}
      <PasswordField
        name="password"
        label="Your password on this site"
        autoComplete="current-password"
        error={problem?.errors.password}
      />
      {needsCode && (
        <TextField
          name="code"
          label="Code"
          hint="The 6 digits in your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          error={problem?.errors.code}
        />
      )}
      <Button type="submit" wide disabled={sending || entering}>
        {sending || entering ? 'One moment…' : `Link ${name} and log in`}
      </Button>
    </form>
  );
}
