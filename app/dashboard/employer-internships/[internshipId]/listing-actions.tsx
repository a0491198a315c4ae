'use client';

import { Button } from '@/app/_components/button';
import { SelectField } from '@/app/_components/field/select-field';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import { useSuccess } from '../../_components/staff/use-success';

const REASONS = [
  { value: 'enough applications', label: 'Enough applications: I still answer them' },
  { value: 'filled', label: 'Filled: tell everybody else that they are not selected' },
  { value: 'cancelled', label: 'Cancelled: tell everybody so' },
];

interface ActionProps {
  id: string;
  /** The page to show afterwards. */
  page: string;
}

interface Answer {
  message: string;
}

function ExtendForm({ id, page }: ActionProps) {
  const { success, isDone, succeed } = useSuccess({ message: 2_000, leave: 2_000, to: page });
  const { onSubmit, sending, problem } = useFormSubmit<Answer>({
    action: `/api/employer/internships/${id}/extend`,
    fallback: 'The deadline was not extended. Please try again.',
    onSuccess: ({ message }) => succeed(message),
  });
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      aria-label="Extend the deadline"
      className="grid content-start gap-4"
    >
      {problem && <FormErrorSummary {...problem} />}
      <TextField
        name="applicationDeadline"
        type="date"
        label="New deadline"
        hint="At most 120 days from today. A closed internship opens again."
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

function CloseForm({ id, page }: ActionProps) {
  const { success, isDone, succeed } = useSuccess({ message: 2_000, leave: 2_000, to: page });
  const { onSubmit, sending, problem } = useFormSubmit<Answer>({
    action: `/api/employer/internships/${id}/close`,
    fallback: 'The internship was not closed. Please try again.',
    onSuccess: ({ message }) => succeed(message),
  });
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      aria-label="Close the internship"
      className="grid content-start gap-4"
    >
      {problem && <FormErrorSummary {...problem} />}
      <SelectField
        name="reason"
        label="Why it closes"
        placeholder="Choose a reason"
        options={REASONS}
        error={problem?.errors.reason}
      />
      <div aria-live="polite" className="contents">
        {success !== null && <Notice tone="success">{success}</Notice>}
      </div>
      <div>
        <Button type="submit" variant="danger" disabled={sending || isDone}>
          {sending ? 'One moment…' : 'Close the internship'}
        </Button>
      </div>
    </form>
  );
}

/** What an employer does with a listing: a later deadline, or the end. */
export function ListingActions({ isOpen, ...props }: ActionProps & { isOpen: boolean }) {
  return (
    <details id="extend" open={isOpen} className="max-w-text">
      <summary className="text-link min-h-12 cursor-pointer py-2.5 font-semibold">Extend or close</summary>
      <div className="grid gap-8 pt-2 @min-[48rem]:grid-cols-2">
        <ExtendForm {...props} />
        <CloseForm {...props} />
      </div>
    </details>
  );
}
