'use client';

import { useState } from 'react';
import { draftOf, fillIn } from '@/app/_components/draft/fill-in';
import { LISTING_FIELDS, type ListingFieldName } from '@/lib/internships/listings/listing-fields';
import type { DocumentLine } from '@/lib/internships/submissions/lines/document-lines';
import {
  textOfLines,
  valueOf,
  type FieldValue,
  type TakenText,
} from '@/lib/internships/submissions/lines/line-values';
import { takeValue, undoTake, type Take } from '@/lib/internships/submissions/lines/take-value';
import { markUnsaved } from '../../_components/staff/unsaved';
import { toLocal } from '../../internships/form-values';
import { LISTING_FORM } from './paths';

interface Part {
  field: ListingFieldName;
  take: Take;
}

/** Lines of the document that are in the form. */
export interface Taken {
  id: number;
  /** The first and the last line. */
  from: number;
  to: number;
  words: string;
  parts: Part[];
}

const STIPEND = ['stipendKind', 'stipendMin', 'stipendMax'];

const controlsOf = (field: ListingFieldName): readonly string[] => (field === 'stipend' ? STIPEND : [field]);

const labelOf = (field: ListingFieldName): string => LISTING_FIELDS[field].label;

const formHere = (): HTMLFormElement | null => {
  const form = document.querySelector<HTMLFormElement>(`#${LISTING_FORM}`);
  return form?.querySelector('fieldset:disabled') ? null : form;
};

function valuesIn(form: HTMLFormElement, name: string): string[] {
  return [...form.elements].flatMap((control) =>
    'value' in control && control.getAttribute('name') === name ? [String(control.value)] : [],
  );
}

/** The value of a field in the form; one string per control. Amounts that the form does not show are empty. */
const readField = (form: HTMLFormElement, field: ListingFieldName): FieldValue =>
  field === 'stipend' ? STIPEND.map((name) => valuesIn(form, name)[0] ?? '') : valuesIn(form, field);

function writeField(form: HTMLFormElement, field: ListingFieldName, value: FieldValue): void {
  const names = controlsOf(field);
  const isOne = names.length === 1;
  const draft = draftOf(form);
  const others = draft.fields.filter(([name]) => !names.includes(name));
  const own = value.map((text, at): [string, string] => [(isOne ? field : names[at]) ?? field, text]);
  const changed = { ...draft, fields: [...others, ...own] };
  fillIn(form, changed);
  // The amounts of a stipend appear only once it is paid.
  if (!isOne) setTimeout(() => fillIn(form, changed));
  form.dispatchEvent(new Event('input', { bubbles: true }));
  markUnsaved();
}

/** The value of a field from a text, as its controls hold it. */
function controlValue(field: ListingFieldName, taken: TakenText): FieldValue | undefined {
  const value = valueOf(field, taken);
  return LISTING_FIELDS[field].holds.kind === 'moment' ? value?.map(toLocal) : value;
}

function wordsOf({ field, take }: Part): string {
  const isReplaced = take.added === undefined && take.before.some((text) => text !== '');
  return `${isReplaced ? 'Replaced' : 'Added to'} ${labelOf(field)}`;
}

/** Takes lines of the document into the form, and undoes that. */
export function useTakes(lines: readonly DocumentLine[]) {
  const [takes, setTakes] = useState<readonly Taken[]>([]);
  const [said, setSaid] = useState('');

  /** Returns the part, or why there is none. */
  function put(form: HTMLFormElement, field: ListingFieldName, taken: TakenText): Part | string {
    const value = controlValue(field, taken);
    const take = value ? takeValue(field, readField(form, field), value) : 'too long';
    if (take === 'already there') return `${labelOf(field)} already has this`;
    if (take === 'too long') return `This is too long for ${labelOf(field)}`;
    writeField(form, field, take.after);
    return { field, take };
  }

  /** Returns the problem, if there is one. */
  function takeLines(from: number, to: number, field: ListingFieldName): string | undefined {
    const form = formHere();
    if (!form) return 'The form is closed';
    const text = textOfLines(lines, from, to);
    const county = lines[from]?.county;
    const part = put(form, field, { text, county });
    if (typeof part === 'string') {
      setSaid(part);
      return part;
    }
    const parts = [part];
    const needsCounty = field === 'location' && county !== undefined && readField(form, 'county')[0] === '';
    const alsoCounty = needsCounty ? put(form, 'county', { text, county }) : '';
    if (typeof alsoCounty !== 'string') parts.push(alsoCounty);
    const words = parts.map(wordsOf).join('. ');
    setTakes([...takes, { id: (takes.at(-1)?.id ?? 0) + 1, from, to, words, parts }]);
    setSaid(`${words}: ${text.slice(0, 100)}`);
    return undefined;
  }

  function undo(taken: Taken): void {
    const form = formHere();
    if (!form) return;
    const [whole, ...others] = taken.parts.map(({ field, take }) => ({
      field,
      value: undoTake(field, readField(form, field), take),
    }));
    if (!whole?.value) {
      setSaid(`You changed ${whole ? labelOf(whole.field) : 'the form'}, so edit it there`);
      return;
    }
    for (const { field, value } of [whole, ...others]) if (value) writeField(form, field, value);
    setTakes(takes.filter(({ id }) => id !== taken.id));
    setSaid(`Undone: ${taken.words}`);
  }

  return { takes, said, takeLines, undo };
}
