import type { ComponentProps } from 'react';
import { ChoiceField } from '@/app/_components/field/choice-field';
import { controlAttributes, FieldFrame, type FieldProps } from '@/app/_components/field/field-frame';

interface AgeFieldsProps {
  /** Birth months of people aged 16 or 17: `2009-03`. */
  months: readonly string[];
  values?: Record<string, string>;
  errors: Record<string, string>;
}

const monthName = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

const CHOICES = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No, I’m 16 or 17' },
] as const;

/** Never `required`: browsers refuse to send a form whose empty required field is hidden. */
const attributes = (field: FieldProps) => ({ ...controlAttributes(field), required: false });

function GuardianField({
  name,
  label,
  error,
  ...rest
}: FieldProps & Pick<ComponentProps<'input'>, 'type' | 'defaultValue'>) {
  const field = { name, label, error };
  return (
    <FieldFrame {...field}>
      <input type="text" autoComplete="off" {...rest} {...attributes(field)} className="control" />
    </FieldFrame>
  );
}

/** Asks "Are you 18 or older?" The answer "no" shows the fields for minors, even without JavaScript. */
export function AgeFields({ months, values = {}, errors }: AgeFieldsProps) {
  const month = {
    name: 'birthMonth',
    label: 'Birth month',
    hint: 'We store only the month you turn 18.',
    error: errors.birthMonth,
  };
  return (
    <div className="group/age grid gap-4 sm:gap-6">
      <ChoiceField
        name="adult"
        label="Are you 18 or older?"
        options={CHOICES}
        chosen={values.adult}
        error={errors.adult}
      />
      <div className="rounded-box border-line hidden gap-4 border p-4 not-supports-[selector(:has(*))]:grid group-has-[#adult-no:checked]/age:grid sm:p-6">
        <p>
          Until you’re 18, you can only apply if a parent or guardian agrees. We’ll e-mail them a link once
          you’ve confirmed your own e-mail.
        </p>
        <FieldFrame {...month}>
          <select {...attributes(month)} className="control" defaultValue={values.birthMonth ?? ''}>
            <option value="">Choose a month</option>
            {months.map((one) => (
              <option key={one} value={one}>
                {monthName(one)}
              </option>
            ))}
          </select>
        </FieldFrame>
        <GuardianField
          name="guardian.name"
          label="Name of your parent or guardian"
          defaultValue={values['guardian.name']}
          error={errors['guardian.name']}
        />
        <GuardianField
          name="guardian.email"
          type="email"
          label="Email of your parent or guardian"
          defaultValue={values['guardian.email']}
          error={errors['guardian.email']}
        />
      </div>
    </div>
  );
}
