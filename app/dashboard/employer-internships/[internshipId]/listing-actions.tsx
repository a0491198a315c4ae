'use client';

import { Button } from '@/app/_components/button';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { SelectField } from '@/app/_components/field/select-field';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import type { ClosingFacts } from '@/lib/internships/closing/read-closing';
import { countNoun } from '@/lib/platform/format/count-noun';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { CLOSING_OPTIONS, likelyReason } from '../_components/closing-reasons';
import { useSuccess } from '../../_components/staff/use-success';
import { SUBMIT } from '../paths';

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

/** Says how many applicants wait, have an interview and have an offer. */
const standing = ({ unanswered, interviews, offers }: ClosingFacts): string =>
  [
    unanswered > 0 && `${countNoun(unanswered, 'applicant')} without an answer`,
    interviews > 0 && `${countNoun(interviews, 'applicant')} with an interview`,
    offers > 0 && `${countNoun(offers, 'applicant')} with an offer`,
  ]
    .filter(Boolean)
    .join(', ');

const PostAgain = ({ id, over }: { id: string; over: string }) => (
  <div className="grid content-start justify-items-start gap-4">
    <p>{over}</p>
    <Button href={`${SUBMIT}?copy=${id}`} variant="secondary">
      Post it again
    </Button>
  </div>
);

type CloseProps = ActionProps & { facts: ClosingFacts | undefined };

function CloseForm({ id, page, outcomes, facts }: CloseProps) {
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
        hint={(facts && standing(facts)) || undefined}
        placeholder="Choose a reason"
        options={CLOSING_OPTIONS}
        defaultValue={outcomes.closed?.values.reason ?? (facts && likelyReason(facts)) ?? ''}
        error={problem?.errors.reason}
      />
      {facts && facts.interviews > 0 && (
        <CheckboxField
          name="includeInterviews"
          label={
            facts.interviews === 1
              ? 'Also turn down the applicant with an interview'
              : `Also turn down the ${facts.interviews} applicants with an interview`
          }
          hint="If you don’t tick this, their interview stays as it is."
          defaultChecked={Boolean(outcomes.closed?.values.includeInterviews)}
        />
      )}
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

interface ListingActionsProps extends CloseProps {
  /** Why the listing cannot reopen; null if it can. */
  over: string | null;
}

export function ListingActions({ over, ...props }: ListingActionsProps) {
  return (
    <section id="extend" aria-labelledby="extend-heading" className="max-w-text grid gap-4">
      <h2 id="extend-heading" className="text-lead">
        {over === null ? 'Extend or close' : 'Post again or close'}
      </h2>
      <div className="grid gap-8 @min-[48rem]:grid-cols-2">
        {over === null ? <ExtendForm {...props} /> : <PostAgain id={props.id} over={over} />}
        <CloseForm {...props} />
      </div>
    </section>
  );
}
