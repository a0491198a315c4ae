'use client';

import { Button } from '@/app/_components/button';
import { SelectField } from '@/app/_components/field/select-field';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { CLOSING_OPTIONS } from '../_components/closing-reasons';
import { useSuccess } from '../../_components/staff/use-success';

export interface ActionOutcomes {
  extended: FormOutcome | null;
  closed: FormOutcome | null;
}

interface ActionProps {
  id: string;
  page: string;
  outcomes: ActionOutcomes;
}

interface Answer {
  message: string;
}

function ExtendForm({ id, page, outcomes }: ActionProps) {
  const { success, isDone, succeed } = useSuccess({ message: 2_000, leave: 2_000, to: page });
  const { native, sending, problem } = useFormSubmit<Answer>({
    action: `/api/employer/internships/${id}/extend`,
    outcome: outcomes.extended,
    fallback: 'The deadline wasn’t extended. Please try again.',
    onSuccess: ({ message }) => succeed(message),
  });
  return (
    <form {...native} noValidate aria-label="Extend the deadline" className="grid content-start gap-4">
      {problem && <FormErrorSummary {...problem} />}
      <TextField
        name="applicationDeadline"
        type="date"
        label="New deadline"
        hint="At most 120 days from today. This reopens a closed listing."
        defaultValue={outcomes.extended?.values.applicationDeadline}
        error={problem?.errors.applicationDeadline}
      />
      <div aria-live="polite" className="contents">
        {success !== null && <Notice tone="success">{success}</Notice>}
      </div>
      <div>
        <Button type="submit" variant="secondary" disabled={sending || isDone}>
          {sending ? 'One moment…' : 'Extend the deadline'}
        </Button>
      </div>
    </form>
  );
}

function CloseForm({ id, page, outcomes }: ActionProps) {
  const { success, isDone, succeed } = useSuccess({ message: 2_000, leave: 2_000, to: page });
  const { native, sending, problem } = useFormSubmit<Answer>({
    action: `/api/employer/internships/${id}/close`,
    outcome: outcomes.closed,
    fallback: 'The listing wasn’t closed. Please try again.',
    onSuccess: ({ message }) => succeed(message),
  });
  return (
    <form {...native} noValidate aria-label="Close the listing" className="grid content-start gap-4">
      {problem && <FormErrorSummary {...problem} />}
      <SelectField
        name="reason"
        label="Reason for closing"
        placeholder="Choose a reason"
        options={CLOSING_OPTIONS}
        defaultValue={outcomes.closed?.values.reason ?? ''}
        error={problem?.errors.reason}
      />
      <div aria-live="polite" className="contents">
        {success !== null && <Notice tone="success">{success}</Notice>}
      </div>
      <div>
        <Button type="submit" variant="danger" disabled={sending || isDone}>
          {sending ? 'One moment…' : 'Close the listing'}
        </Button>
      </div>
    </form>
  );
}

export function ListingActions({ isOpen, ...props }: ActionProps & { isOpen: boolean }) {
  return (
    <details id="extend" open={isOpen} className="max-w-text">
      <summary className="text-link min-h-12 py-2.5 font-semibold">Extend or close</summary>
      <div className="grid gap-8 pt-2 @min-[48rem]:grid-cols-2">
        <ExtendForm {...props} />
        <CloseForm {...props} />
      </div>
    </details>
  );
}
