'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/app/_components/button';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { brokenRules } from '@/app/_components/form/broken-rules';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { SuccessNotice } from '@/app/_components/success-notice';
import { whenUntouched } from '@/app/_components/when-untouched';
import type { ContactProblem } from '@/lib/contact/problems';
import {
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  SENT,
  messageRule,
  nameRule,
  senderEmailRule,
} from '@/lib/contact/rules';

/** Milliseconds the success message stays, if nobody uses the page. */
const SENT_MS = 7_000;

const RULES = { name: nameRule, email: senderEmailRule, message: messageRule };

/** Honeypot for bots, which fill in every field. */
function Trap() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export interface ContactFormProps {
  /** The result, if the form was sent without script. */
  sent?: boolean;
  problem?: ContactProblem | null;
}

/** The contact form; works without script. */
export function ContactForm({ sent = false, problem: before = null }: ContactFormProps) {
  const [success, setSuccess] = useState(sent ? SENT : null);
  const { native, onSubmit, sending, problem } = useFormSubmit<{ message?: string }>({
    action: '/api/contact',
    outcome: before && { ok: false, status: 422, ...before },
    validate: (form) => brokenRules(form, RULES),
    fallback: 'Your message was not sent. Please try again.',
    onSuccess: (body, form) => {
      form.reset();
      setSuccess(body.message ?? SENT);
    },
  });
  useEffect(() => {
    if (success === null) return;
    return whenUntouched(SENT_MS, () => setSuccess(null));
  }, [success]);
  const errors = problem?.errors ?? {};

  return (
    <form
      id="contact"
      {...native}
      onSubmit={(event) => {
        setSuccess(null);
        onSubmit(event);
      }}
      className="max-w-form grid scroll-mt-6 gap-6"
    >
      {problem && <FormErrorSummary {...problem} />}
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
      <div aria-live="polite" className="empty:-mt-6">
        {success !== null && <SuccessNotice>{success}</SuccessNotice>}
      </div>
    </form>
  );
}
