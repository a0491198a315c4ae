'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { carry } from '@/app/_components/carried/carry';
import { settleDraft } from '@/app/_components/draft/drafts';
import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { UploadProgress, useUploadProgress } from '@/app/_components/form/upload-progress';
import { formatTime } from '@/lib/platform/format/dates';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import type { OwnSubmission } from '@/lib/internships/submissions/mapper';
import { isIncomplete, submissionProblems } from '@/lib/internships/submissions/form-rules';
import { FILL_ALL } from '@/lib/internships/submissions/messages';
import { moveTo } from '../../_components/moves/moves';
import { errorsByControl } from '../../internships/draft';
import { LISTINGS, listingPage, SENT, SUBMISSIONS } from '../paths';
import { SubmissionFields, type SubmissionFieldsProps } from './submission-fields';
import { ABOUT_FIELD, COPY_FIELD, submissionData, submissionParts, WARNINGS_READ } from './submission-parts';
import { useDraftSaving } from './use-draft-saving';

const FAILURE = 'Failed to submit internship details';

interface Answer {
  message: string;
  submission?: OwnSubmission;
}

type Target = { to: 'new'; copyOf?: string } | { to: 'submission' | 'listing'; id: string };

function callOf(target: Target) {
  if (target.to === 'new') return { action: '/api/employer/submit-internship', method: 'POST' } as const;
  const folder = target.to === 'submission' ? 'submissions' : 'internships';
  return { action: `/api/employer/${folder}/${target.id}`, method: 'PUT' } as const;
}

/** Returns to the listing's page after a small correction; otherwise opens the confirmation. */
const nextPage = (target: Target, { submission }: Answer): string =>
  target.to === 'listing' && !submission ? listingPage(target.id) : SENT;

const backOf = (target: Target): string => {
  if (target.to === 'listing') return listingPage(target.id);
  return target.to === 'submission' ? SUBMISSIONS : LISTINGS;
};

interface SubmissionFormProps extends Omit<SubmissionFieldsProps, 'errors' | 'isEdit'> {
  /** The name of the form: see `aboutSchema`. */
  about: string;
  target: Target;
  outcome: FormOutcome | null;
  button?: string;
  /** The idempotency key; a server component. */
  children: ReactNode;
}

/** Submits a listing for approval, or changes one. Saves the input as a draft. Works without JavaScript. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { about, target, outcome, button = 'Submit for approval', children, ...fields } = props;
  const [incomplete, setIncomplete] = useState(false);
  const [hasWarnings, setHasWarnings] = useState(outcome?.errors[WARNINGS_READ] !== undefined);
  const { call, progress } = useUploadProgress();
  const { touch, stop, savedAt } = useDraftSaving(about);
  const isEdit = target.to === 'listing';
  const hasStored = isEdit || fields.stored !== undefined;
  const { native, sending, problem } = useFormSubmit<Answer>({
    ...callOf(target),
    encode: isEdit ? 'json' : 'multipart',
    values: submissionData,
    parts: submissionParts,
    validate: (form) => {
      setIncomplete(isIncomplete(form, hasStored));
      return submissionProblems(form, hasStored);
    },
    byField: errorsByControl,
    fallback: FAILURE,
    call,
    outcome,
    onFailure: ({ errors }) => setHasWarnings((before) => before || errors[WARNINGS_READ] !== undefined),
    onSuccess: (answer) => {
      settleDraft();
      const next = nextPage(target, answer);
      carry(answer.message, next);
      void moveTo(new URL(next, window.location.href));
      return true;
    },
  });
  const errors = problem?.errors ?? {};

  const onSubmit: typeof native.onSubmit = (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute('formaction')) return;
    stop();
    native.onSubmit?.(event);
  };

  return (
    <form
      {...native}
      onSubmit={onSubmit}
      noValidate
      encType={isEdit ? undefined : 'multipart/form-data'}
      onInput={touch}
      className="max-w-form grid gap-6"
    >
      {children}
      <input type="hidden" name={ABOUT_FIELD} value={about} />
      {target.to === 'new' && target.copyOf !== undefined && (
        <input type="hidden" name={COPY_FIELD} value={target.copyOf} />
      )}
      <KeepDraft answered={outcome !== null} />
      {problem && <FormErrorSummary {...problem} message={incomplete ? FILL_ALL : problem.message} />}
      <SubmissionFields {...fields} isEdit={isEdit} errors={errors} />
      {hasWarnings && (
        <CheckboxField
          name={WARNINGS_READ}
          label="I’ve read what the checks found. Send the listing unchanged for a person to decide."
          error={errors[WARNINGS_READ]}
        />
      )}
      {!isEdit && <UploadProgress sending={sending} progress={progress} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={sending}>
          {sending ? 'Sending…' : button}
        </Button>
        <Button
          type="submit"
          variant="secondary"
          formAction={`/api/employer/drafts/${about}`}
          formEncType="application/x-www-form-urlencoded"
          formNoValidate
          formTarget="_blank"
        >
          Preview<span className="sr-only"> in a new tab</span>
        </Button>
        <Button href={backOf(target)} variant="link">
          Cancel
        </Button>
      </div>
      <p className="text-small text-muted empty:hidden">
        {savedAt && `Draft saved at ${formatTime(savedAt)}. We keep it for 30 days.`}
      </p>
    </form>
  );
}
