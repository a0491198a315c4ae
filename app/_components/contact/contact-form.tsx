'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/app/_components/button';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { lateDelivery } from '@/app/_components/form/late-delivery';
import { Trap } from '@/app/_components/form/trap';
import { useDelivery } from '@/app/_components/form/use-delivery';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, SENT } from '@/lib/content/contact/limits';
import type { ContactProblem } from '@/lib/content/contact/problems';

const FAILED = 'Your message wasn’t sent. Please try again.';

/** Loaded when the form gets the focus or is submitted. */
const loadDelivery = () => import('./contact-delivery');

/** Only for the result of a form sent without JavaScript: React delays lazy content, and other results must not wait for it. */
const Summary = lazy(async () => ({ default: (await loadDelivery()).FormErrorSummary }));
const Sent = lazy(async () => ({ default: (await loadDelivery()).ContactSent }));

export interface ContactFormProps {
  sent?: boolean;
  problem?: ContactProblem | null;
}

export function ContactForm({ sent = false, problem: before = null }: ContactFormProps) {
  const [success, setSuccess] = useState(sent ? SENT : null);
  const [late, setLate] = useState<Awaited<ReturnType<typeof loadDelivery>>>();
  const deliverOf = lateDelivery(async () => {
    const loaded = await loadDelivery();
    setLate(loaded);
    return loaded.deliverMessage;
  }, FAILED);
  const { native, onSubmit, sending, problem } = useDelivery<{ message?: string }>(
    {
      action: '/api/contact',
      outcome: before && { ok: false, status: 422, ...before },
      fallback: FAILED,
      onSuccess: (body, form) => {
        form.reset();
        setSuccess(body.message ?? SENT);
      },
    },
    deliverOf,
  );
  const errors = problem?.errors ?? {};
  const ErrorSummary = before ? Summary : late?.FormErrorSummary;
  const SentNotice = sent ? Sent : late?.ContactSent;

  return (
    <form
      id="contact"
      {...native}
      onSubmit={(event) => {
        setSuccess(null);
        onSubmit(event);
      }}
      onFocus={() => void deliverOf()}
      className="max-w-form grid scroll-mt-6 gap-4 sm:gap-6"
    >
      {problem && ErrorSummary && (
        <Suspense>
          <ErrorSummary {...problem} />
        </Suspense>
      )}
      {problem && !ErrorSummary && (
        <p role="alert" className="text-danger">
          {problem.message} {problem.advice}
        </p>
      )}
      <TextField
        name="name"
        label="Name"
        autoComplete="name"
        minLength={3}
        maxLength={MAX_NAME_LENGTH}
        error={errors.name}
      />
      <TextField name="email" type="email" label="Email" autoComplete="email" error={errors.email} />
      <TextAreaField name="message" label="Message" maxLength={MAX_MESSAGE_LENGTH} error={errors.message} />
      <Trap />
      <Button type="submit" className="justify-self-start" disabled={sending}>
        {sending ? 'Sending…' : 'Send message'}
      </Button>
      <div aria-live="polite" className="empty:-mt-4 sm:empty:-mt-6">
        {success !== null && SentNotice && (
          <Suspense>
            <SentNotice text={success} hide={setSuccess} />
          </Suspense>
        )}
      </div>
    </form>
  );
}
