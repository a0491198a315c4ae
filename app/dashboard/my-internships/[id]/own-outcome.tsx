import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { PlainForm } from '@/app/_components/form/plain-form';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import type { OwnApplication } from '@/lib/applications/tracking/own-application';
import { OWN_OUTCOMES } from '@/lib/platform/core/vocabulary';
import { formatDate } from '@/lib/platform/format/dates';
import { statusWords } from '../../_components/application-status';

const OPTIONS = OWN_OUTCOMES.map((value) => ({ value, label: statusWords(value) }));

export async function OwnOutcome({ _id, ownOutcome }: OwnApplication) {
  const sent = await outcomeOf('outcome');
  return (
    <section aria-labelledby="outcome" className="grid gap-4">
      <h2 id="outcome" className="text-lead">
        The employer’s answer
      </h2>
      <OutcomeNotice outcome={sent} only="success" />
      <p className="max-w-text">
        The employer answers you directly. Keep track of the answer here. Only you can see it.
        {ownOutcome && ` Saved on ${formatDate(ownOutcome.at)}.`}
      </p>
      <PlainForm
        action={`/api/applications/${_id}/outcome`}
        outcome={sent}
        submit="Save note"
        variant="secondary"
      >
        {(typed, errors) => (
          <>
            <KeepDraft answered={sent !== null} />
            <SelectField
              name="outcome"
              label="Answer"
              placeholder="Nothing noted"
              options={OPTIONS}
              optional
              defaultValue={typed.outcome ?? ownOutcome?.outcome ?? ''}
              error={errors.outcome}
            />
            <TextAreaField
              name="note"
              label="Note"
              rows={3}
              maxLength={500}
              optional
              defaultValue={typed.note ?? ownOutcome?.note ?? ''}
              error={errors.note}
            />
          </>
        )}
      </PlainForm>
    </section>
  );
}
