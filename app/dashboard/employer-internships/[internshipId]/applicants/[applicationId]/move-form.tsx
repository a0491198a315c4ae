'use client';

import type { ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { settleDraft } from '@/app/_components/draft/drafts';
import { carry } from '@/app/_components/carried/carry';
import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { ChoiceField } from '@/app/_components/field/choice-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { moveTo } from '../../../../_components/moves/moves';
import { GUARDED, markSaved } from '../../../../_components/staff/unsaved';
import { InterviewFields, interviewErrors } from '../../../_components/interview-fields';
import { moveOf, textOf } from '../../../_components/move-values';
import { MESSAGE_HINT, stepOptions } from '../../../_components/step-choices';

const DRAFT = 'move';

interface MoveFormProps {
  action: string;
  from: ApplicationStatus;
  steps: readonly ApplicationStatus[];
  /** The page to show again with the success message. */
  page: string;
  /** The initial values of an invitation’s fields. */
  interview: Readonly<Record<string, string | undefined>>;
  /** The decision to choose at first, if it is possible. */
  decision: string | undefined;
  outcome: FormOutcome | null;
  /** The fields that lead back to the page. */
  children: ReactNode;
}

const NOTHING: Readonly<Record<string, string>> = {};

/**
 * Changes an applicant's status and e-mails them, then shows the applicant again. An invitation's fields appear when it is chosen.
 * Works without JavaScript.
 */
export function MoveForm({
  action,
  from,
  steps,
  page,
  interview,
  decision,
  outcome,
  children,
}: MoveFormProps) {
  const typed = outcome?.values ?? NOTHING;
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
      carry(message, page);
      void moveTo(new URL(page, window.location.href));
      return true;
    },
  });
  const errors = problem?.errors ?? {};
  const sendUnlessPreview: typeof onSubmit = (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute('formaction')) markSaved();
    else onSubmit(event);
  };
  return (
    <form
      {...native}
      onSubmit={sendUnlessPreview}
      noValidate
      {...GUARDED}
      className="group/move max-w-form grid gap-6"
    >
      {children}
      <input type="hidden" name="from" value="applicant" />
      <KeepDraft name={DRAFT} answered={outcome !== null} />
      {problem && <FormErrorSummary {...problem} />}
      <ChoiceField
        name="status"
        label="Decision"
        hideLabel
        options={stepOptions(steps, from)}
        chosen={typed.status ?? decision}
        error={errors.status}
      />
      <div className="hidden gap-6 not-supports-[selector(:has(*))]:grid group-has-[[value=interview]:checked]/move:grid">
        <InterviewFields errors={errors} typed={typed} known={interview} />
      </div>
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={sending}>
          {sending ? (
            'One moment…'
          ) : (
            <>
              <span className="group-has-[[value=interview]:checked]/move:hidden">Send decision</span>
              <span className="hidden group-has-[[value=interview]:checked]/move:inline">
                Send invitation
              </span>
            </>
          )}
        </Button>
        <Button type="submit" variant="secondary" formAction={`${action}/preview`} disabled={sending}>
          Preview e-mail
        </Button>
      </div>
    </form>
  );
}
