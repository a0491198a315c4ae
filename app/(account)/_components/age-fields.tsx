import type { ComponentProps } from 'react';
import {
  controlAttributes,
  FAULTY,
  FieldError,
  FieldFrame,
  type FieldProps,
} from '@/app/_components/field/field-frame';

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
      <fieldset
        className={`grid gap-2 ${errors.adult === undefined ? '' : FAULTY}`}
        aria-describedby={errors.adult === undefined ? undefined : 'adult-error'}
      >
        <legend className="mb-1.5 font-semibold">Are you 18 or older?</legend>
        {errors.adult !== undefined && <FieldError id="adult">{errors.adult}</FieldError>}
        <div className="grid grid-cols-[auto_1fr] gap-3 sm:grid-cols-2">
          {CHOICES.map(({ value, label }) => (
            <label
              key={value}
              className="rounded-box border-edge bg-raised has-checked:border-primary has-checked:bg-primary-soft flex min-h-12 cursor-pointer items-center gap-3 border px-3 py-2 sm:px-4 sm:py-3"
            >
              <input
                id={value === 'yes' ? 'adult' : 'adult-no'}
                type="radio"
                name="adult"
                value={value}
                required
                defaultChecked={values.adult === value}
                className="accent-primary size-5 shrink-0"
              />
              <span className="font-semibold">{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
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
