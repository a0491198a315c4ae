import { countyNamed, countyOfPlace } from '@/lib/search/county-of-place';
import { LISTING_FIELDS, type ListingFieldName } from '@/models/listing-fields';
import { industryOfTitle } from './industry-of-title';
import { columnOf, IMPORT_FIELDS, industryIdOf, type ImportField, type Mapping } from './mapping';
import { readDay, type DayOrder } from './read-day';
import type { Row } from './rows';

const ANSWERS: Readonly<Record<string, boolean>> = {
  ...{ yes: true, true: true, '1': true },
  ...{ no: false, false: false, '0': false },
};

/** Removes invisible characters except line breaks. */
const visible = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** The county a text names, however it is written. */
const countyCalled = (line: string): string => countyNamed(line) ?? line;

const withCase = (line: string, choices: readonly string[]): string =>
  choices.find((choice) => choice.toLowerCase() === line.toLowerCase()) ?? line;

/** A date with a time is left as it is. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T/;

function dayOrText(line: string, order: DayOrder | undefined): string {
  const read = MOMENT.test(line) ? { day: line } : readDay(line, order);
  return 'day' in read ? read.day : line;
}

const amount = (line: string): unknown =>
  /^\d{1,3}(,?\d{3})*$|^\d+$/.test(line) ? Number(line.replaceAll(',', '')) : line;

const answer = (line: string): unknown =>
  Object.hasOwn(ANSWERS, line.toLowerCase()) ? ANSWERS[line.toLowerCase()] : line;

/** Converts a cell to the type of this field; an invalid one is left for validation to refuse. */
function valueOf(name: ImportField, text: string, { dates }: Mapping): unknown {
  if (name === 'stipend.min' || name === 'stipend.max') return amount(oneLine(text));
  if (name === 'stipend.kind') return oneLine(text);
  if (name === 'county') return countyCalled(oneLine(text));
  const { holds } = LISTING_FIELDS[name];
  switch (holds.kind) {
    case 'paragraphs':
      return visible(text).trim();
    case 'lines':
      return visible(text).split('\n').map(oneLine);
    case 'industry':
      return industryIdOf(oneLine(text)) ?? oneLine(text);
    case 'choice':
      return withCase(oneLine(text), holds.of);
    case 'moment':
      return dayOrText(oneLine(text), dates);
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
  return typeof value === 'string' ? valueOf(name, value, mapping) : value;
}

const said = (entries: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** Amounts without a kind mean that it is paid. */
function stipendOf(amounts: Record<string, unknown>): Record<string, unknown> | undefined {
  if (Object.keys(amounts).length === 0) return undefined;
  return { kind: 'paid', ...amounts };
}

/** What a row does not say but lets conclude: the county from the location, the industry from the title. */
function concluded(fields: Record<string, unknown>, { industries }: Mapping): Record<string, unknown> {
  const { location, county, title, industryId } = fields;
  const place = typeof location === 'string' ? countyOfPlace(location) : undefined;
  const trade = typeof title === 'string' ? industryOfTitle(title, industries) : undefined;
  return said([
    ['county', county ?? place],
    ['industryId', industryId ?? trade],
  ]);
}

/**
 * The fields of a listing from a row, to be validated like any listing. Ignores other columns. A county or industry that the row does
 * not give is derived.
 */
export function toListing(row: Row, mapping: Mapping): Record<string, unknown> {
  const fields = said(IMPORT_FIELDS.map((name) => [name, readField(name, row, mapping)] as const));
  const entries = Object.entries(fields);
  const plain = entries.filter(([name]) => !name.includes('.'));
  const amounts = entries
    .filter(([name]) => name.startsWith('stipend.'))
    .map(([name, value]) => [name.replace('stipend.', ''), value] as const);
  const listing = said([['stipend', stipendOf(Object.fromEntries(amounts))], ...plain]);
  return { ...listing, ...concluded(listing, mapping) };
}

/** Why dates of a listing cannot be read, by their fields. */
export function dateProblems(fields: Record<string, unknown>, { dates }: Mapping): Record<string, string> {
  const problems = Object.entries(fields).flatMap(([name, value]) => {
    const isDate = name in LISTING_FIELDS && LISTING_FIELDS[name as ListingFieldName].holds.kind === 'moment';
    if (!isDate || typeof value !== 'string' || MOMENT.test(value)) return [];
    const read = readDay(value, dates);
    return 'problem' in read ? [[name, read.problem] as const] : [];
  });
  return Object.fromEntries(problems);
}
