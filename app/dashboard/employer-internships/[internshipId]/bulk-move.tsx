import { Button } from '@/app/_components/button';
import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { InterviewFields, interviewErrors } from '../_components/interview-fields';
import { SeveralForm } from '../_components/several-form';
import { MESSAGE_HINT, stepOptions } from '../_components/step-choices';

const STEPS = stepOptions(['shortlisted', 'interview', 'offered', 'not selected']);

const WHOM = [
  { value: 'selected', label: 'Applicants selected in the list' },
  { value: 'waiting', label: 'Everyone without an answer' },
];

const INTERVIEW_FIELDS = ['at', 'place', 'link', 'phone', 'contact'];

export const BULK_FORM = 'answer-several';

/** Moves the selected applicants, or all that are unanswered, one step with the same message. */
export async function BulkMove({ internshipId }: { internshipId: string }) {
  const outcome = await outcomeOf('answer several');
  const { ids, ...others } = outcome?.errors ?? {};
  const errors: Record<string, string> = {
    ...(ids !== undefined && { whom: ids }),
    ...interviewErrors(others),
  };
  const values: FormOutcome['values'] = outcome?.ok ? {} : (outcome?.values ?? {});
  return (
    <SeveralForm
      id={BULK_FORM}
      action={`/api/employer/internships/${internshipId}/answer`}
      title="Reply to several"
      outcome={outcome}
      errors={errors}
    >
      <KeepDraft answered={outcome !== null} />
      <SelectField
        name="whom"
        label="Send to"
        defaultValue={values.whom ?? 'selected'}
        options={WHOM}
        error={errors.whom}
      />
      <SelectField
        name="status"
        label="Decision"
        placeholder="Choose a decision"
        options={STEPS}
        defaultValue={values.status ?? ''}
        error={errors.status}
      />
      <details open={INTERVIEW_FIELDS.some((name) => errors[name] !== undefined)}>
        <summary className="text-link min-h-12 py-2.5 font-semibold">Interview time and place</summary>
        <div className="grid gap-6 pt-2">
          <p className="text-small text-muted">Only for invitations. Everyone gets the same time.</p>
          <InterviewFields errors={errors} typed={values} />
        </div>
      </details>
      <TextAreaField
        name="message"
        label="Message to the applicants"
        hint={MESSAGE_HINT}
        rows={4}
        maxLength={1_000}
        optional
        defaultValue={values.message}
        error={errors.message}
      />
      <div>
        <Button type="submit">Send decisions</Button>
      </div>
    </SeveralForm>
  );
}
