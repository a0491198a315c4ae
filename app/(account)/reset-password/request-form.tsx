'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/app/_components/button';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { emailRule } from '@/lib/accounts/rules';
import { brokenRules } from '@/app/_components/form/broken-rules';
import { mailAppLink } from './mail-app-link';

function CheckYourMail({ email, onAnother }: { email: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: without this it would fall back to the top of the page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <h2 ref={heading} tabIndex={-1}>
        Check Your Mail
      </h2>
      <p>We have sent password recovery instructions to your email</p>
      <Button href={mailAppLink(email, navigator.userAgent)}>Open the mail app</Button>
      <p>
        Nothing came? Look into the spam folder, or{' '}
        <button type="button" onClick={onAnother} className="text-link min-h-8 underline underline-offset-4">
          try another email address
        </button>
      </p>
    </div>
  );
}

/** Asks for the link to choose a new password. */
export function RequestForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { onSubmit, sending, problem } = useFormSubmit({
    action: '/api/auth/reset-password',
    validate: (form) => brokenRules(form, { email: emailRule }),
    values: (form) => ({ email: String(form.get('email') ?? ''), frontendUrl: window.location.origin }),
    fallback: 'Something went wrong when sending reset link. Please try again.',
    onSuccess: (_, form) => setSentTo(String(new FormData(form).get('email') ?? '')),
  });
  if (sentTo !== null) return <CheckYourMail email={sentTo} onAnother={() => setSentTo(null)} />;
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-6">
      {problem && <FormErrorSummary message={problem.message} errors={problem.errors} />}
      <TextField name="email" type="email" label="Email" autoComplete="email" error={problem?.errors.email} />
      <Button type="submit" wide disabled={sending}>
        {sending ? 'One moment…' : 'Send the link'}
      </Button>
    </form>
  );
}
