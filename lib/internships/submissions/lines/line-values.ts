import { LISTING_FIELDS, type ListingFieldName } from '@/lib/internships/listings/listing-fields';
import type { County } from '@/lib/platform/core/vocabulary';
import { linesOf } from '@/lib/platform/format/lines-of';
import { typedLine, typedLines } from '@/lib/platform/format/typed-text';
import { deadlineIn, durationIn, linkIn, payIn } from './facts-in-line';
import { isHeading, labelledIn } from './line-labels';

export interface TakenText {
  /** One or more lines. */
  text: string;
  county?: County | undefined;
}

/** The value of a field; one string per control or list item. */
export type FieldValue = readonly string[];

/** Whether the field can hold several lines of a document. */
export const holdsSeveral = (field: ListingFieldName): boolean =>
  ['paragraphs', 'lines'].includes(LISTING_FIELDS[field].holds.kind);

const BULLET = /^\s*[•◦▪‣·*–—\uf0a7\uf0b7-]\s/;

/** One item per line. If some lines have a bullet, the lines without one continue the item above them, as in a PDF. */
function itemsIn(text: string): string[] {
  const lines = typedLines(text).split('\n');
  const isBulleted = lines.some((line) => BULLET.test(line));
  const items: string[] = [];
  for (const line of lines) {
    const [item] = linesOf(line);
    if (item === undefined) continue;
    const isMore = isBulleted && !BULLET.test(line) && items.length > 0;
    if (isMore) items.push(`${items.pop()} ${item}`);
    else items.push(item);
  }
  return items;
}

/** Removes a heading above the text and a label in front of it. A longer text keeps labels of other fields. */
function withoutLabel(field: ListingFieldName, text: string): string {
  const [first = '', ...others] = text.split('\n');
  if (others.length > 0 && isHeading(first)) return others.join('\n');
  const labelled = labelledIn(first);
  return labelled && (labelled.field === field || !holdsSeveral(field))
    ? [labelled.rest || first, ...others].join('\n')
    : text;
}

const fits = (
  text: string,
  { minLength = 1, maxLength }: { minLength?: number; maxLength: number },
): boolean => text !== '' && text.length >= minLength && text.length <= maxLength;

function stipendOf(text: string): FieldValue | undefined {
  if (/\bunpaid\b/i.test(text)) return ['unpaid', '', ''];
  const pay = payIn(text);
  return pay && ['paid', ...[pay.min, pay.max].map((amount) => String(amount ?? ''))];
}

/** A period within a longer sentence, or else the whole text. */
const periodOf = (line: string): string => (labelledIn(line) ? line : (durationIn(line) ?? line));

const only = (text: string | undefined): FieldValue | undefined => (text === undefined ? undefined : [text]);

/**
 * Returns the value that a field gets from lines of a document, or undefined if it cannot hold them. The value of a moment is ISO 8601;
 * that of a stipend is its kind, minimum and maximum.
 */
export function valueOf(field: ListingFieldName, { text, county }: TakenText): FieldValue | undefined {
  const { holds } = LISTING_FIELDS[field];
  const bare = withoutLabel(field, typedLines(text));
  switch (holds.kind) {
    case 'line': {
      const [line = ''] = linesOf(bare);
      const value = typedLine(field === 'duration' ? periodOf(line) : line);
      return bare.includes('\n') || !fits(value, holds) ? undefined : [value];
    }
    case 'paragraphs':
      return fits(bare, holds) ? [bare] : undefined;
    case 'lines': {
      const items = itemsIn(bare);
      return items.length > 0 && items.every((item) => fits(item, holds)) ? items : undefined;
    }
    case 'moment':
      return only(deadlineIn(text));
    case 'stipend':
      return stipendOf(text);
    case 'link':
      return only(linkIn(text));
    case 'choice':
      return field === 'county' ? only(county) : undefined;
    default:
      return undefined;
  }
}

/** The text of the lines from one to another, with line breaks. */
export const textOfLines = (lines: readonly { text: string }[], from: number, to: number): string =>
  lines
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join('\n');
