'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/app/_components/button';
import { TextField } from '@/app/_components/field/text-field';
import { brokenRules } from '@/app/_components/form/broken-rules';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Link } from '@/app/_components/link';
import { emailRule } from '@/lib/identity/accounts/email-rule';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { mailAppLink } from './mail-app-link';

interface CheckYourMailProps {
  mailApp: string;
  onAnother: () => void;
}

function CheckYourMail({ mailApp, onAnother }: CheckYourMailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form is gone; without this, the focus would move to the top of the page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <h2 ref={heading} tabIndex={-1}>
        Check Your Mail
      </h2>
      <p>We have sent password recovery instructions to your email</p>
      <Button href={mailApp}>Open the mail app</Button>
      <p>
        Nothing there? Check your spam folder, or{' '}
        <Link
          href="/reset-password?another"
          className="inline-block py-1"
          onClick={(event) => {
            event.preventDefault();
            onAnother();
          }}
        >
          try another email address
        </Link>
      </p>
    </div>
  );
}

interface RequestFormProps {
  outcome: FormOutcome | null;
  userAgent: string;
}

export function RequestForm({ outcome, userAgent }: RequestFormProps) {
  const [sentTo, setSentTo] = useState(outcome?.ok ? (outcome.values.email ?? '') : null);
  const { native, sending, problem } = useFormSubmit({
    action: '/api/auth/reset-password',
    outcome,
    validate: (form) => brokenRules(form, { email: emailRule }),
    values: (form) => ({ email: String(form.get('email') ?? ''), frontendUrl: window.location.origin }),
    fallback: 'Something went wrong when sending reset link. Please try again.',
    onSuccess: (_, form) => setSentTo(String(new FormData(form).get('email') ?? '')),
  });
  if (sentTo !== null) {
    return <CheckYourMail mailApp={mailAppLink(sentTo, userAgent)} onAnother={() => setSentTo(null)} />;
  }
  return (
    <form {...native} className="-mt-5 grid gap-6">
      <p className="text-lead text-muted mb-2">
        Enter your account’s e-mail. We’ll send you a link to choose a new password.
      </p>
      {problem && <FormErrorSummary {...problem} />}
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        defaultValue={outcome?.ok ? undefined : outcome?.values.email}
        error={problem?.errors.email}
      />
      <Button type="submit" data-hold wide disabled={sending}>
        {sending ? 'One moment…' : 'Send the link'}
      </Button>
    </form>
  );
}
