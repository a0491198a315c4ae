'use client';

import { useState } from 'react';
import { Button } from '@/app/_components/button';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

/** For users who don't have their password at hand. */
export function MailLinkForm({ outcome }: { outcome: FormOutcome | null }) {
  const [sent, setSent] = useState(outcome?.ok ? outcome.message : null);
  const { native, sending, problem } = useFormSubmit<{ message: string }>({
    action: '/api/auth/mail-sign-in-link',
    outcome,
    fallback: 'We couldn’t send the e-mail. Try again.',
    onSuccess: ({ message }) => setSent(message),
  });
  return (
    <form {...native} className="grid gap-4">
      <h2 className="text-lead">No password, or forgot it?</h2>
      <p>We can e-mail you a link that connects the two instead.</p>
      {problem && <FormErrorSummary {...problem} />}
      <Button type="submit" variant="secondary" disabled={sending}>
        E-mail me a link
      </Button>
      <div aria-live="polite">{sent !== null && <Notice tone="success">{sent}</Notice>}</div>
    </form>
  );
}
