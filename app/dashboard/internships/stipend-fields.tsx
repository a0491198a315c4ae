'use client';

import { SelectField } from '@/app/_components/field/select-field';
import { TextField } from '@/app/_components/field/text-field';
import { useLiveValue } from '@/app/_components/field/use-live-value';
import { STIPEND_KINDS } from '@/lib/platform/core/vocabulary';
import { optionsOf } from '../_components/staff/list-filters';
import type { InternshipFieldsProps } from './draft';
import { Pair } from './pair';

export interface StipendFieldsProps extends Pick<InternshipFieldsProps, 'draft' | 'errors'> {
  label: string;
}

const AMOUNTS = [
  { name: 'stipendMin', bound: 'min', label: 'From, KES a month' },
  { name: 'stipendMax', bound: 'max', label: 'To, KES a month' },
] as const;

export function StipendFields({ label, draft, errors }: StipendFieldsProps) {
  const [kind, control] = useLiveValue<HTMLSelectElement>(draft.stipend?.kind ?? 'not stated');
  const amounts = (
    <Pair>
      {AMOUNTS.map(({ name, label: text, bound }) => (
        <TextField
          key={name}
          name={name}
          label={text}
          optional
          inputMode="numeric"
          defaultValue={draft.stipend?.[bound] ?? ''}
          error={errors[name]}
        />
      ))}
    </Pair>
  );
  return (
    <>
      <SelectField
        name="stipendKind"
        label={label}
        options={optionsOf(STIPEND_KINDS)}
        {...control}
        error={errors.stipendKind}
      />
      {kind === 'paid' ? amounts : <noscript>{amounts}</noscript>}
    </>
  );
}
