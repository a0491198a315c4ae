import { LISTING_FIELDS, type ListingFieldName } from '@/lib/internships/listings/listing-fields';
import type { FieldValue } from './line-values';

export interface Take {
  before: FieldValue;
  after: FieldValue;
  /** The part of `after` that is new, if the field had something before. */
  added?: FieldValue;
}

export type TakeProblem = 'already there' | 'too long';

const isSame = (one: FieldValue, other: FieldValue): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at]);

const written = (value: FieldValue): string[] =>
  value.map((text) => text.trim()).filter((text) => text !== '');

function intoText(before: FieldValue, value: FieldValue, maxLength: number): Take | TakeProblem {
  const [[old = ''], [added = '']] = [written(before), value];
  if (old.includes(added)) return 'already there';
  const text = old === '' ? added : `${old}\n\n${added}`;
  return text.length > maxLength ? 'too long' : { before, after: [text], added: [added] };
}

function intoList(before: FieldValue, value: FieldValue, maxItems: number): Take | TakeProblem {
  const items = written(before);
  const added = value.filter((item) => !items.includes(item));
  if (added.length === 0) return 'already there';
  const after = [...items, ...added];
  return after.length > maxItems ? 'too long' : { before, after, added };
}

/** Takes a value into a field: appends it to a long text (as a paragraph) or a list, and replaces the value of any other field. */
export function takeValue(
  field: ListingFieldName,
  before: FieldValue,
  value: FieldValue,
): Take | TakeProblem {
  const { holds } = LISTING_FIELDS[field];
  if (holds.kind === 'paragraphs') return intoText(before, value, holds.maxLength);
  if (holds.kind === 'lines') return intoList(before, value, holds.maxItems);
  return isSame(before, value) ? 'already there' : { before, after: value };
}

/** Removes the added paragraph, with the blank line that joined it to the others. */
function withoutText(now: string, added: string): string | undefined {
  const joined = [`\n\n${added}`, `${added}\n\n`, added].find((one) => now.includes(one));
  return joined === undefined ? undefined : now.replace(joined, () => '');
}

/**
 * Returns the field's value without a take. If the field has changed since, only the added part is removed. Undefined if that part was
 * edited, or if a replaced value was.
 */
export function undoTake(
  field: ListingFieldName,
  now: FieldValue,
  { before, after, added }: Take,
): FieldValue | undefined {
  if (isSame(now, after)) return before;
  if (added === undefined) return undefined;
  if (LISTING_FIELDS[field].holds.kind === 'paragraphs') {
    const text = withoutText(now.join('\n'), added.join('\n'));
    return text === undefined ? undefined : [text];
  }
  return added.every((item) => now.includes(item)) ? now.filter((item) => !added.includes(item)) : undefined;
}
