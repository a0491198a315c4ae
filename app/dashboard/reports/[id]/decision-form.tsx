'use client';

import { useState } from 'react';
import { Button } from '@/app/_components/button';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { useSuccess } from '../../_components/staff/use-success';
import { useUnsavedGuard } from '../../_components/staff/use-unsaved-guard';

const DECISIONS = [
  { value: 'uphold', label: 'Uphold: take the listing down' },
  { value: 'dismiss', label: 'Dismiss: nothing is wrong' },
  { value: 'ask', label: 'Ask the employer first' },
];

const PUT_BACK = [{ value: 'dismiss', label: 'Put the listing back: it was taken down by mistake' }];

interface DecisionFormProps {
  id: string;
  /** Where it leads once decided. */
  list: string;
  /** Whether everybody who applied or saved it can be warned. */
  mayRecall: boolean;
  /** Whether the reports were upheld before: the listing can be put back. */
  isUpheld: boolean;
  /** The outcome of the form as it was sent without script. */
  outcome: FormOutcome | null;
}

/** Decides on all open reports of a listing, or puts one back that was taken down. Works without script. */
export function DecisionForm({ id, list, mayRecall, isUpheld, outcome }: DecisionFormProps) {
  const typed = outcome?.values ?? {};
  const [decision, setDecision] = useState(typed.decision ?? '');
  const { success, isDone, succeed } = useSuccess({ message: 2_000, leave: 2_000, to: list });
  const { touch, settle } = useUnsavedGuard();
  const { native, sending, problem } = useFormSubmit<{ message: string }>({
    action: `/api/admin/reports/${id}`,
    method: 'PUT',
    outcome,
    values: (form) => ({
      decision: form.get('decision'),
      comments: form.get('comments'),
      ...(form.has('recall') && { recall: true }),
    }),
    validate: (form): Record<string, string> =>
      form.get('decision') ? {} : { decision: 'Please choose a decision' },
    fallback: 'Nothing was decided. Please try again.',
    onSuccess: ({ message }) => {
      settle();
      succeed(message);
    },
  });
  const errors = problem?.errors ?? {};
  return (
    <form {...native} onChange={touch} className="max-w-form grid gap-6">
      {problem && <FormErrorSummary {...problem} />}
      <SelectField
        name="decision"
        label="Decision"
        hint={
          isUpheld
            ? 'The employer gets a mail. A listing that was recalled stays down.'
            : 'It holds for every open report of this listing.'
        }
        placeholder="Choose a decision"
        options={isUpheld ? PUT_BACK : DECISIONS}
        value={decision}
        onChange={({ target }) => setDecision(target.value)}
        error={errors.decision}
      />
      <TextAreaField
        name="comments"
        label={decision === 'ask' ? 'Question to the employer' : 'Comments for the employer'}
        rows={4}
        maxLength={2_000}
        defaultValue={typed.comments}
        optional={decision !== 'ask' && !isUpheld}
        error={errors.comments}
      />
      {mayRecall && !isUpheld && ['', 'uphold'].includes(decision) && (
        <CheckboxField
          name="recall"
          label="It was a fraud: lock the account, close its other listings, and warn everybody who applied or saved it"
          hint={decision === '' ? 'Only with “Uphold”.' : undefined}
          optional
          defaultChecked={typed.recall !== undefined}
          error={errors.recall}
        />
      )}
      <div aria-live="polite" className="contents">
        {success !== null && <Notice tone="success">{success}</Notice>}
      </div>
      <div>
        <Button
          type="submit"
          variant={decision === 'uphold' ? 'danger' : undefined}
          disabled={sending || isDone}
        >
          {sending ? 'One moment…' : 'Decide'}
        </Button>
      </div>
    </form>
  );
}
