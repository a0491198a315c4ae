'use client';

import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { ListField } from '@/app/_components/field/list/list-field';
import { SelectField } from '@/app/_components/field/select-field';
import { TextAreaField } from '@/app/_components/field/text-area-field';
import { TextField } from '@/app/_components/field/text-field';
import { INDUSTRIES } from '@/lib/internships/industries/industries';
import { LISTING_FIELDS, takesNull, type ListingFieldName } from '@/lib/internships/listings/listing-fields';
import { ApplyLinkField } from '../_components/apply-link-field';
import { optionsOf } from '../_components/staff/list-filters';
import type { InternshipFieldsProps } from './draft';
import { FORM_LAYOUT } from './form-layout';
import { toLocal } from './form-values';
import { StipendFields } from './stipend-fields';

const INDUSTRY_OPTIONS = INDUSTRIES.map(({ id, name }) => ({ value: String(id), label: name }));

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

export interface ListingControlProps extends InternshipFieldsProps {
  name: ListingFieldName;
}

export function ListingControl({ name, draft, errors, onEdit }: ListingControlProps) {
  const { label, holds } = LISTING_FIELDS[name];
  const { hint, rows, question } = FORM_LAYOUT[name];
  const value = draft[name];
  const text = textIn(value);
  const field = { name, label, hint, error: errors[name] };
  const optional = 'missing' in holds || undefined;
  switch (holds.kind) {
    case 'line':
      return <TextField {...field} optional={optional} defaultValue={text} />;
    case 'paragraphs':
      return <TextAreaField {...field} optional={optional} rows={rows} defaultValue={text} />;
    case 'lines': {
      const { maxItems, maxLength } = holds;
      const items = Array.isArray(value) ? value : undefined;
      return <ListField {...field} optional {...{ maxItems, maxLength, onEdit }} defaultValue={items} />;
    }
    case 'choice': {
      const options = optionsOf(holds.of);
      return takesNull(holds) ? (
        <SelectField {...field} optional placeholder="None" options={options} defaultValue={text ?? ''} />
      ) : (
        <SelectField {...field} options={options} defaultValue={text ?? holds.missing ?? undefined} />
      );
    }
    case 'industry': {
      const options = INDUSTRY_OPTIONS;
      const placeholder = 'Select an industry';
      return <SelectField {...field} {...{ placeholder, options }} defaultValue={text ?? ''} />;
    }
    case 'yes or no':
      return <CheckboxField {...field} label={question ?? label} optional defaultChecked={value === true} />;
    case 'moment':
      return <TextField {...field} type="datetime-local" defaultValue={toLocal(text)} />;
    case 'link':
      return <ApplyLinkField {...field} defaultValue={text} />;
    case 'stipend':
      return <StipendFields label={label} draft={draft} errors={errors} />;
  }
}
