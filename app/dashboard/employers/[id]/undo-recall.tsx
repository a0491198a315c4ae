import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { PlainForm } from '@/app/_components/form/plain-form';
import type { ReviewedEmployer } from '@/lib/employers/records/mapper';
import { NAMELESS } from '@/lib/employers/records/messages';
import { formatDateTime } from '@/lib/platform/format/dates';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

export const UNDO_FORM = 'undo recall';

/** Undoes the recall of an employer, once a checkbox is ticked. Renders nothing if there is no recall. Works without JavaScript. */
export function UndoRecall({
  employer: { _id, name, recalledAt },
  outcome,
}: {
  employer: ReviewedEmployer;
  outcome: FormOutcome | null;
}) {
  if (recalledAt === null)
    return outcome && !outcome.ok && <FormErrorSummary message={outcome.message} errors={{}} />;
  return (
    <section aria-labelledby="recalled" className="max-w-form grid gap-4">
      <h2 id="recalled" className="text-lead">
        Recalled since {formatDateTime(recalledAt)}
      </h2>
      <p>One of its listings was a fraud. If that was wrong, undo the recall. Then:</p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>Accounts it locked can log in again.</li>
        <li>Listings it closed get their old deadlines back, even if these have passed.</li>
        <li>Submissions it rejected wait for approval again.</li>
        <li>The verification is valid again until its original end date.</li>
        <li>Applications it ended continue, and we e-mail everyone we warned to say we were wrong.</li>
      </ul>
      <p>
        Anything changed since the recall stays changed. The reported listing stays hidden; put it back from
        its report. Everyone has to log in again.
      </p>
      <PlainForm
        action={`/api/admin/employers/${_id}/undo-recall`}
        outcome={outcome}
        submit="Undo recall"
        variant="danger"
      >
        {() => <CheckboxField name="confirm" label={`The recall of ${name || NAMELESS} was wrong`} />}
      </PlainForm>
    </section>
  );
}
