import { Button } from '@/app/_components/button';
import { KeepDraft } from '@/app/_components/draft/keep-draft';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import type { OwnApplication } from '@/lib/applications/tracking/own-application';
import { OWN_OUTCOMES } from '@/lib/platform/core/vocabulary';
import { formatDate } from '@/lib/platform/format/dates';
import { statusWords } from '../../_components/application-status';

const OPTIONS = OWN_OUTCOMES.map((value) => ({ value, label: statusWords(value) }));

export async function OwnOutcome({ _id, ownOutcome }: OwnApplication) {
  const sent = await outcomeOf('outcome');
  const failed = sent && !sent.ok ? sent : null;
  return (
    <section aria-labelledby="outcome" className="grid gap-4">
      <h2 id="outcome" className="text-lead">
        The employer’s answer
      </h2>
      {sent?.ok && (
        <Notice tone="success" live>
          {sent.message}
        </Notice>
      )}
      {failed && <FormErrorSummary message={failed.message} errors={failed.errors} />}
      <p className="max-w-text">
        The employer answers you directly. Keep track of the answer here. Only you can see it.
        {ownOutcome && ` Saved on ${formatDate(ownOutcome.at)}.`}
      </p>
      <form method="post" action={`/api/applications/${_id}/outcome`} className="max-w-form grid gap-4">
        <KeepDraft answered={sent !== null} />
        <SelectField
          name="outcome"
          label="Answer"
          placeholder="Nothing noted"
          options={OPTIONS}
          optional
          defaultValue={failed?.values.outcome ?? ownOutcome?.outcome ?? ''}
          error={failed?.errors.outcome}
        />
        <TextAreaField
          name="note"
          label="Note"
          rows={3}
          maxLength={500}
          optional
          defaultValue={failed?.values.note ?? ownOutcome?.note ?? ''}
          error={failed?.errors.note}
        />
        <div>
          <Button type="submit" variant="secondary">
            Save note
          </Button>
        </div>
      </form>
    </section>
  );
}
