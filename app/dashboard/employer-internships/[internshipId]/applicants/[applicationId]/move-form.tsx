'use client';

import { useState } from 'react';
import { Button } from '@/app/_components/button';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { NAIROBI_OFFSET } from '@/lib/platform/format/nairobi';
import { useSuccess } from '../../../../_components/staff/use-success';
import { useUnsavedGuard } from '../../../../_components/staff/use-unsaved-guard';
import { MESSAGE_HINT, stepOptions } from '../../../_components/step-choices';

const textOf = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** The JSON of the call; a time is one in Nairobi. */
function moveOf(form: FormData) {
  const at = textOf(form, 'at');
  const interview = at && {
    at: `${at}:00${NAIROBI_OFFSET}`,
    place: textOf(form, 'place'),
    link: textOf(form, 'link'),
  };
  return {
    status: textOf(form, 'status'),
    message: textOf(form, 'message'),
    ...(interview && { interview }),
  };
}

const byField = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [
      path === 'interview' ? 'at' : path.replace('interview.', ''),
      text,
    ]),
  );

function InterviewFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <TextField
        name="at"
        type="datetime-local"
        label="Time of the interview"
        hint="Nairobi time"
        optional
        error={errors.at}
      />
      <TextField name="place" label="Place" maxLength={200} optional error={errors.place} />
      <TextField name="link" type="url" label="Link to a call" maxLength={500} optional error={errors.link} />
    </>
  );
}

/** Moves an applicant to the next step and tells them; then the list of applicants is shown. */
export function MoveForm({
  action,
  steps,
  list,
}: {
  action: string;
  steps: readonly ApplicationStatus[];
  list: string;
}) {
  const [status, setStatus] = useState('');
  const { success, isDone, succeed } = useSuccess({ message: 2_000, leave: 2_000, to: list });
  const { touch, settle } = useUnsavedGuard();
  const { onSubmit, sending, problem } = useFormSubmit<{ message: string }>({
    action,
    method: 'PUT',
    values: moveOf,
    byField,
    validate: (form): Record<string, string> =>
      textOf(form, 'status') ? {} : { status: 'Please choose a step.' },
    fallback: 'The applicant was not moved. Please try again.',
    onSuccess: ({ message }) => {
      settle();
      succeed(message);
    },
  });
  const errors = problem?.errors ?? {};
  return (
    <form onSubmit={onSubmit} onChange={touch} noValidate className="max-w-form grid gap-6">
      {problem && <FormErrorSummary {...problem} />}
      <SelectField
        name="status"
        label="Step"
        placeholder="Choose a step"
        options={stepOptions(steps)}
        value={status}
        onChange={({ target }) => setStatus(target.value)}
        error={errors.status}
      />
      {status === 'interview' && <InterviewFields errors={errors} />}
      <TextAreaField
        name="message"
        label="Message to the applicant"
        hint={MESSAGE_HINT}
        rows={4}
        maxLength={1_000}
        optional
        error={errors.message}
      />
      <div aria-live="polite" className="contents">
        {success !== null && <Notice tone="success">{success}</Notice>}
      </div>
      <div>
        <Button type="submit" disabled={sending || isDone}>
          {sending ? 'One moment…' : 'Send the answer'}
        </Button>
      </div>
    </form>
  );
}
