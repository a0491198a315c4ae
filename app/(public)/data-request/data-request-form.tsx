'use client';

import { useState } from 'react';
import { Button } from '@/app/_components/button';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import { MAX_NAME_LENGTH } from '@/lib/content/contact/limits';
import { KIND_LABELS, MAX_REQUEST_LENGTH } from '@/lib/identity/data-requests/kinds';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

const KINDS = Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label }));

/** Requests personal data, or its correction or deletion. Works without JavaScript. */
export function DataRequestForm({ outcome }: { outcome: FormOutcome | null }) {
  const [done, setDone] = useState(outcome?.ok ? outcome.message : null);
  const { native, sending, problem } = useFormSubmit<{ message: string }>({
    action: '/api/requests',
    outcome,
    fallback: 'Your request was not sent. Please try again.',
    onSuccess: ({ message }) => setDone(message),
  });
  if (done !== null) {
    return (
      <Notice tone="success" live>
        {done}
      </Notice>
    );
  }
  const errors = problem?.errors ?? {};
  const typed = outcome?.values ?? {};
  return (
    <form {...native} className="max-w-form grid gap-6">
      {problem && <FormErrorSummary {...problem} />}
      <SelectField
        name="kind"
        label="What would you like us to do?"
        placeholder="Choose one"
        options={KINDS}
        defaultValue={typed.kind}
        error={errors.kind}
      />
      <TextField
        name="name"
        label="Your name"
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        defaultValue={typed.name}
        error={errors.name}
      />
      <TextField
        name="email"
        type="email"
        label="Your e-mail address"
        hint="We’ll answer there. If you have an account, use its e-mail address."
        autoComplete="email"
        defaultValue={typed.email}
        error={errors.email}
      />
      <TextAreaField
        name="text"
        label="Your request"
        hint="Say which data you mean. Leave out your ID number and copies of documents: we’ll ask if we need proof that it’s you."
        maxLength={MAX_REQUEST_LENGTH}
        defaultValue={typed.text}
        error={errors.text}
      />
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div>
        <Button type="submit" disabled={sending}>
          {sending ? 'Sending…' : 'Send request'}
        </Button>
      </div>
    </form>
  );
}
