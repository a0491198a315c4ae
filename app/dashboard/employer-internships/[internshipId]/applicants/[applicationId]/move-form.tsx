'use client';

import { Button } from '@/app/_components/button';
import { settleDraft } from '@/app/_components/draft/drafts';
import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { useLiveValue } from '@/app/_components/field/use-live-value';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { useSuccess } from '../../../../_components/staff/use-success';
import { GUARDED, markSaved } from '../../../../_components/staff/unsaved';
import { moveOf, textOf } from '../../../_components/move-values';
import { MESSAGE_HINT, stepOptions } from '../../../_components/step-choices';

const byField = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [
      path === 'interview' ? 'at' : path.replace('interview.', ''),
      text,
    ]),
  );

interface InterviewProps {
  errors: Record<string, string>;
  typed: Readonly<Record<string, string>>;
  contact: string;
}

function InterviewFields({ errors, typed, contact }: InterviewProps) {
  return (
    <>
      <TextField
        name="at"
        type="datetime-local"
        label="Interview time"
        hint="Nairobi time"
        optional
        defaultValue={typed.at}
        error={errors.at}
      />
      <TextField
        name="place"
        label="Place"
        maxLength={200}
        optional
        defaultValue={typed.place}
        error={errors.place}
      />
      <TextField
        name="link"
        type="url"
        label="Video call link"
        maxLength={500}
        optional
        defaultValue={typed.link}
        error={errors.link}
      />
      <TextField
        name="contact"
        label="Contact for questions"
        hint="The applicant sees this."
        maxLength={200}
        optional
        defaultValue={typed.contact ?? contact}
        error={errors.contact}
      />
    </>
  );
}

const DRAFT = 'move';

interface MoveFormProps {
  action: string;
  from: ApplicationStatus;
  steps: readonly ApplicationStatus[];
  list: string;
  internshipId: string;
  /** The contact to suggest for an invitation. */
  contact: string;
  outcome: FormOutcome | null;
}

const NOTHING: Readonly<Record<string, string>> = {};

/** Changes an applicant's status and e-mails them, then opens the list of applicants. Works without JavaScript. */
export function MoveForm({ action, from, steps, list, internshipId, contact, outcome }: MoveFormProps) {
  const typed = outcome?.values ?? NOTHING;
  const [status, control] = useLiveValue<HTMLSelectElement>(typed.status ?? '');
  const { success, isDone, succeed } = useSuccess({ message: 2_000, leave: 2_000, to: list });
  const { native, sending, problem } = useFormSubmit<{ message: string }>({
    action,
    method: 'PUT',
    values: moveOf,
    byField,
    outcome: outcome && { ...outcome, errors: byField(outcome.errors) },
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
  const button = status === 'interview' ? 'Send invitation' : 'Send decision';
  return (
    <form {...native} noValidate {...GUARDED} className="max-w-form grid gap-6">
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
        <InterviewFields errors={errors} typed={typed} contact={contact} />
      ) : (
        <noscript>
          <InterviewFields errors={errors} typed={typed} contact={contact} />
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
      <div>
        <Button type="submit" disabled={sending || isDone}>
          {sending ? 'One moment…' : button}
        </Button>
      </div>
    </form>
  );
}
