'use client';

import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { PublicForm } from '@/app/_components/form/public-form';
import { MAX_NAME_LENGTH } from '@/lib/content/contact/limits';
import { KIND_LABELS, MAX_REQUEST_LENGTH } from '@/lib/identity/data-requests/kinds';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

const KINDS = Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label }));

/** Requests personal data, or its correction or deletion. Works without JavaScript. */
export function DataRequestForm({ outcome }: { outcome: FormOutcome | null }) {
  return (
    <PublicForm
      action="/api/requests"
      outcome={outcome}
      fallback="Your request was not sent. Please try again."
      submit="Send request"
    >
      {(typed, errors) => (
        <>
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
            hint="We’ll answer there, and e-mail you a link to confirm it. If you have an account, use its address."
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
        </>
      )}
    </PublicForm>
  );
}
