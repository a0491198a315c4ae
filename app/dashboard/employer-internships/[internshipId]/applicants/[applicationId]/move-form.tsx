'use client';

import { Button } from '@/app/_components/button';
import { settleDraft } from '@/app/_components/draft/drafts';
import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { useLiveValue } from '@/app/_components/field/use-live-value';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { useSuccess } from '../../../../_components/staff/use-success';
import { GUARDED, markSaved } from '../../../../_components/staff/unsaved';
import { InterviewFields, interviewErrors } from '../../../_components/interview-fields';
import { moveOf, textOf } from '../../../_components/move-values';
import { MESSAGE_HINT, stepOptions } from '../../../_components/step-choices';

const DRAFT = 'move';

interface MoveFormProps {
  action: string;
  from: ApplicationStatus;
  steps: readonly ApplicationStatus[];
  list: string;
  internshipId: string;
  /** The initial values of an invitation’s fields. */
  interview: Readonly<Record<string, string | undefined>>;
  /** The decision to choose at first, if it is possible. */
  decision: string | undefined;
  outcome: FormOutcome | null;
}

const NOTHING: Readonly<Record<string, string>> = {};

/** Changes an applicant's status and e-mails them, then opens the list of applicants. Works without JavaScript. */
export function MoveForm({
  action,
  from,
  steps,
  list,
  internshipId,
  interview,
  decision,
  outcome,
}: MoveFormProps) {
  const typed = outcome?.values ?? NOTHING;
  const [status, control] = useLiveValue<HTMLSelectElement>(
    typed.status ?? steps.find((one) => one === decision) ?? '',
  );
  const { success, isDone, succeed } = useSuccess({ message: 2_000, leave: 2_000, to: list });
  const { native, onSubmit, sending, problem } = useFormSubmit<{ message: string }>({
    action,
    method: 'PUT',
    values: moveOf,
    byField: interviewErrors,
    outcome: outcome && { ...outcome, errors: interviewErrors(outcome.errors) },
    validate: (form): Record<string, string> =>
      textOf(form, 'status') ? {} : { status: 'Choose a decision' },
    fallback: 'Your decision wasn’t sent. Please try again.',
    onSuccess: ({ message }) => {
      markSaved();
      settleDraft(DRAFT);
      succeed(message);
    },
  });
  const errors = problem?.errors ?? {};
  const sendUnlessPreview: typeof onSubmit = (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute('formaction')) markSaved();
    else onSubmit(event);
  };
  const button = status === 'interview' ? 'Send invitation' : 'Send decision';
  return (
    <form {...native} onSubmit={sendUnlessPreview} noValidate {...GUARDED} className="max-w-form grid gap-6">
      <input type="hidden" name="internshipId" value={internshipId} />
      <input type="hidden" name="from" value="applicant" />
      <KeepDraft name={DRAFT} answered={outcome !== null} />
      {problem && <FormErrorSummary {...problem} />}
      <SelectField
        name="status"
        label="Decision"
        placeholder="Choose a decision"
        options={stepOptions(steps, from)}
        {...control}
        error={errors.status}
      />
      {status === 'interview' ? (
        <InterviewFields errors={errors} typed={typed} known={interview} />
      ) : (
        <noscript>
          <InterviewFields errors={errors} typed={typed} known={interview} />
        </noscript>
      )}
      <TextAreaField
        name="message"
        label="Message to the applicant"
        hint={MESSAGE_HINT}
        rows={4}
        maxLength={1_000}
        optional
        defaultValue={typed.message}
        error={errors.message}
      />
      <div aria-live="polite" className="contents">
        {success !== null && <Notice tone="success">{success}</Notice>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={sending || isDone}>
          {sending ? 'One moment…' : button}
        </Button>
        <Button
          type="submit"
          variant="secondary"
          formAction={`${action}/preview`}
          disabled={sending || isDone}
        >
          Preview e-mail
        </Button>
      </div>
    </form>
  );
}
