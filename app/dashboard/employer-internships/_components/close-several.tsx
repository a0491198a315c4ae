import { Button } from '@/app/_components/button';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { SelectField } from '@/app/_components/field/select-field';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { CLOSING_OPTIONS } from './closing-reasons';
import { SeveralForm } from './several-form';

export const CLOSE_FORM = 'close-several';

export async function CloseSeveral() {
  const outcome = await outcomeOf('close several');
  const { ids, ...errors } = outcome?.errors ?? {};
  return (
    <SeveralForm
      id={CLOSE_FORM}
      action="/api/employer/internships/close"
      title="Close several listings"
      outcome={outcome}
      errors={errors}
      message={ids}
    >
      <SelectField
        name="reason"
        label="Reason for closing"
        hint="Select them in the list below."
        placeholder="Choose a reason"
        options={CLOSING_OPTIONS}
        defaultValue={(outcome && !outcome.ok && outcome.values.reason) || ''}
        error={errors.reason}
      />
      <CheckboxField
        name="includeInterviews"
        label="Also turn down applicants with an interview"
        hint="If you don’t tick this, their interviews stay as they are."
        defaultChecked={Boolean(outcome && !outcome.ok && outcome.values.includeInterviews)}
      />
      <div>
        <Button type="submit" variant="danger">
          Close selected
        </Button>
      </div>
    </SeveralForm>
  );
}
