import { ListField } from '@/app/_components/field/list/list-field';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { INDUSTRIES } from '@/lib/internships/industries/industries';
import { LISTING_FIELDS } from '@/lib/internships/listings/listing-fields';
import type { OwnSubmission } from '@/lib/internships/submissions/mapper';
import type { StatedFieldName } from '@/lib/internships/submissions/submission-fields';
import { optionsOf } from '../../_components/staff/list-filters';
import { Pair } from '../../internships/pair';

export interface StatedFieldsProps {
  errors: Readonly<Record<string, string>>;
  said?: Partial<Pick<OwnSubmission, StatedFieldName>>;
}

const PAY = [
  { value: 'paid', label: 'Paid' },
  { value: 'unpaid', label: 'Unpaid' },
  { value: 'not stated', label: 'Rather not say' },
];

const CHOICES = [
  {
    name: 'kind',
    placeholder: 'Choose a type',
    options: optionsOf(LISTING_FIELDS.kind.holds.of),
  },
  {
    name: 'industryId',
    placeholder: 'Choose an industry',
    options: INDUSTRIES.map(({ id, name }) => ({ value: String(id), label: name })),
  },
  {
    name: 'county',
    placeholder: 'Choose a county',
    options: optionsOf(LISTING_FIELDS.county.holds.of),
  },
] as const;

const LISTS = ['yourRole', 'whatWeLookFor', 'niceToHaveSkills', 'perksAndBenefits'] as const;

const LIST_LABELS: Partial<Record<(typeof LISTS)[number], string>> = { yourRole: 'What the intern will do' };

function Pay({ errors, said }: StatedFieldsProps) {
  return (
    <>
      <SelectField
        name="stipendKind"
        label="Pay"
        hint="People look for this first. Add amounts only if it’s paid."
        placeholder="Choose one"
        options={PAY}
        optional
        defaultValue={said?.stipend?.kind ?? ''}
        error={errors.stipendKind}
      />
      <Pair>
        <TextField
          name="stipendMin"
          label="From, KES a month"
          inputMode="numeric"
          optional
          defaultValue={said?.stipend?.min ?? ''}
          error={errors.stipendMin}
        />
        <TextField
          name="stipendMax"
          label="To, KES a month"
          inputMode="numeric"
          optional
          defaultValue={said?.stipend?.max ?? ''}
          error={errors.stipendMax}
        />
      </Pair>
    </>
  );
}

export function StatedFields({ errors, said }: StatedFieldsProps) {
  return (
    <>
      <Pay errors={errors} said={said} />
      {CHOICES.map(({ name, ...choice }) => (
        <SelectField
          key={name}
          {...choice}
          name={name}
          label={LISTING_FIELDS[name].label}
          optional
          defaultValue={said?.[name] ?? ''}
          error={errors[name]}
        />
      ))}
      <TextAreaField
        name="descriptionParagraph"
        label={LISTING_FIELDS.descriptionParagraph.label}
        hint="Describe the work in your own words"
        rows={6}
        optional
        defaultValue={said?.descriptionParagraph ?? ''}
        error={errors.descriptionParagraph}
      />
      {LISTS.map((name) => (
        <ListField
          key={name}
          name={name}
          label={LIST_LABELS[name] ?? LISTING_FIELDS[name].label}
          optional
          maxItems={LISTING_FIELDS[name].holds.maxItems}
          maxLength={LISTING_FIELDS[name].holds.maxLength}
          defaultValue={said?.[name] ?? []}
          error={errors[name]}
        />
      ))}
    </>
  );
}
