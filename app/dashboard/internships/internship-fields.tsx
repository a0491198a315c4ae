'use client';

import type { ReactNode } from 'react';
import type { ListingFieldName } from '@/lib/internships/listings/listing-fields';
import type { InternshipFieldsProps } from './draft';
import { FORM_LAYOUT, FORM_ORDER } from './form-layout';
import { ListingControl } from './listing-control';
import { Pair } from './pair';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-line grid min-w-0 gap-6 border-t pt-6 *:min-w-0">
      <legend className="font-display text-lead float-left mb-2 w-full font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

function rowsOf(title: string): ListingFieldName[][] {
  const rows: ListingFieldName[][] = [];
  for (const name of FORM_ORDER.filter((one) => FORM_LAYOUT[one].group === title)) {
    const last = rows.at(-1);
    const before = last?.at(-1);
    const joins = FORM_LAYOUT[name].half && before !== undefined && FORM_LAYOUT[before].half;
    if (joins) last?.push(name);
    else rows.push([name]);
  }
  return rows;
}

const GROUPS = [...new Set(FORM_ORDER.map((name) => FORM_LAYOUT[name].group))].map((title) => ({
  title,
  rows: rowsOf(title),
}));

export function InternshipFields(props: InternshipFieldsProps) {
  const controls = (names: readonly ListingFieldName[]) =>
    names.map((name) => <ListingControl key={name} name={name} {...props} />);
  return GROUPS.map(({ title, rows }) => (
    <Group key={title} title={title}>
      {rows.map((names) =>
        names.some((name) => FORM_LAYOUT[name].half) ? (
          <Pair key={names.join()}>{controls(names)}</Pair>
        ) : (
          controls(names)
        ),
      )}
    </Group>
  ));
}
