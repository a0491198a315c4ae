'use client';

import { useState } from 'react';
import { Button } from '@/app/_components/button';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import { emailRule } from '@/lib/identity/accounts/email-rule';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { brokenRules } from '@/app/_components/form/broken-rules';

interface ResendVerificationProps {
  /** The identifier typed at login; used if it is an e-mail address. */
  known: string;
  at: 'login' | 'register';
  /** The signed path to return to after verification. */
  returnTo?: string;
  outcome: FormOutcome | null;
}

export default function ResendVerification({ known, at, returnTo, outcome }: ResendVerificationProps) {
  const [sent, setSent] = useState(outcome?.ok ? outcome.message : null);
  const address = outcome?.values.email ?? (known.includes('@') ? known : '');
  const { native, sending, problem } = useFormSubmit<{ message: string }>({
    action: '/api/auth/verify-email',
    validate: (form) => brokenRules(form, { email: emailRule }),
    fallback: 'We couldn’t send the e-mail. Try again.',
    outcome,
    onSuccess: ({ message }) => setSent(message),
  });
  const errors: Record<string, string> = problem?.errors.email
    ? { 'resend-email': problem.errors.email }
    : {};
  return (
    <form {...native} className="border-line grid gap-4 border-t pt-6">
      <h2 className="text-lead">Didn’t get the e-mail?</h2>
      <input type="hidden" name="at" value={at} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      {problem && <FormErrorSummary {...problem} errors={errors} />}
      <TextField
        id="resend-email"
        name="email"
        type="email"
        label="Your email"
        autoComplete="email"
        defaultValue={address}
        error={problem?.errors.email}
      />
      <Button type="submit" variant="secondary" disabled={sending}>
        Send it again
      </Button>
      <div aria-live="polite">{sent !== null && <Notice tone="success">{sent}</Notice>}</div>
    </form>
  );
}
