import { INDUSTRIES } from '@/lib/industries/industries';
import { LISTING_FIELDS } from '@/models/listing-fields';
import { columnOf, IMPORT_FIELDS, type ImportField, type Mapping } from './mapping';
import type { Row } from './rows';

const ANSWERS: Readonly<Record<string, boolean>> = {
  ...{ yes: true, true: true, '1': true },
  ...{ no: false, false: false, '0': false },
};

/** Removes invisible characters except line breaks. */
const visible = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

function industryId(text: string): unknown {
  const wanted = text.toLowerCase();
  const found = INDUSTRIES.find(
    ({ id, slug, name }) => String(id) === wanted || slug === wanted || name.toLowerCase() === wanted,
  );
  return found?.id ?? text;
}

const amount = (line: string): unknown =>
  /^\d{1,3}(,?\d{3})*$|^\d+$/.test(line) ? Number(line.replaceAll(',', '')) : line;

const answer = (line: string): unknown =>
  Object.hasOwn(ANSWERS, line.toLowerCase()) ? ANSWERS[line.toLowerCase()] : line;

/** Converts a cell to the type of this field; an invalid one is left for validation to refuse. */
function valueOf(name: ImportField, text: string): unknown {
  if (name === 'stipend.min' || name === 'stipend.max') return amount(oneLine(text));
  if (name === 'stipend.kind') return oneLine(text);
  switch (LISTING_FIELDS[name].holds.kind) {
    case 'paragraphs':
      return visible(text).trim();
    case 'lines':
      return visible(text).split('\n').map(oneLine);
    case 'industry':
      return industryId(oneLine(text));
    case 'yes or no':
      return answer(oneLine(text));
    default:
      return oneLine(text);
  }
}

function readField(name: ImportField, { values }: Row, mapping: Mapping): unknown {
  const given = values.get(columnOf(name, mapping));
  const says = typeof given === 'string' ? oneLine(given) : given;
  const silent = says === undefined || says === '' || mapping.nothing.includes(says as string);
  const value = silent ? mapping.defaults[name] : given;
  return typeof value === 'string' ? valueOf(name, value) : value;
}

const said = (entries: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** Amounts without a kind mean that it is paid. */
function stipendOf(amounts: Record<string, unknown>): Record<string, unknown> | undefined {
  if (Object.keys(amounts).length === 0) return undefined;
  return { kind: 'paid', ...amounts };
}

/** The fields of a listing from a row, to be validated like any listing. Ignores other columns. */
export function toListing(row: Row, mapping: Mapping): Record<string, unknown> {
  const fields = said(IMPORT_FIELDS.map((name) => [name, readField(name, row, mapping)] as const));
  const entries = Object.entries(fields);
  const plain = entries.filter(([name]) => !name.includes('.'));
  const amounts = entries
    .filter(([name]) => name.startsWith('stipend.'))
    .map(([name, value]) => [name.replace('stipend.', ''), value] as const);
  return said([['stipend', stipendOf(Object.fromEntries(amounts))], ...plain]);
}
