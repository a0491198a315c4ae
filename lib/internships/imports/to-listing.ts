import { STIPEND_KINDS } from '@/lib/platform/core/vocabulary';
import { linesOf } from '@/lib/platform/format/lines-of';
import { readMoment, type DayOrder } from '@/lib/platform/format/read-moment';
import { countyNamed, countyOfPlace } from '@/lib/search/engine/county-of-place';
import { LISTING_FIELDS, type ListingFieldName } from '@/models/listing-fields';
import { Columns } from './columns';
import { htmlToText, linkIn } from './html-to-text';
import { industryOfTitle } from './industry-of-title';
import { columnOf, IMPORT_FIELDS, industryIdOf, type ImportField, type Mapping } from './csv-columns';
import { amountIn, readStipend } from './read-stipend';
import type { Row } from './rows';

const ANSWERS: Readonly<Record<string, boolean>> = {
  ...{ yes: true, true: true, '1': true },
  ...{ no: false, false: false, '0': false },
};

/** Removes invisible characters except line breaks. */
const visible = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const countyCalled = (line: string): string => countyNamed(line) ?? line;

const withCase = (line: string, choices: readonly string[]): string =>
  choices.find((choice) => choice.toLowerCase() === line.toLowerCase()) ?? line;

function momentIn(line: string, order: DayOrder | undefined): string {
  const read = readMoment(line, { order, isSheet: true });
  if ('problem' in read) return line;
  return 'day' in read ? read.day : read.at;
}

const answer = (line: string): unknown =>
  Object.hasOwn(ANSWERS, line.toLowerCase()) ? ANSWERS[line.toLowerCase()] : line;

/** Converts a cell to the type of the field. Leaves an invalid one for validation to reject. */
function valueOf(name: ImportField, cell: string, { dates }: Mapping): unknown {
  const text = htmlToText(cell);
  if (name === 'stipend.min' || name === 'stipend.max') return amountIn(oneLine(text));
  if (name === 'stipend.kind') return withCase(oneLine(text), STIPEND_KINDS);
  if (name === 'county') return countyCalled(oneLine(text));
  const { holds } = LISTING_FIELDS[name];
  switch (holds.kind) {
    case 'paragraphs':
      return visible(text).trim();
    case 'lines':
      return linesOf(visible(text)).map(oneLine);
    case 'industry':
      return industryIdOf(oneLine(text)) ?? oneLine(text);
    case 'choice':
      return withCase(oneLine(text), holds.of);
    case 'moment':
      return momentIn(oneLine(text), dates);
    case 'link':
      return linkIn(cell) ?? oneLine(text);
    case 'yes or no':
      return answer(oneLine(text));
    default:
      return oneLine(text);
  }
}

/** JSON can contain list items, and dates as a spreadsheet's serial numbers. */
function ofJson(name: ImportField, value: unknown, mapping: Mapping): unknown {
  const holds = name in LISTING_FIELDS && LISTING_FIELDS[name as ListingFieldName].holds.kind;
  if (holds === 'moment' && typeof value === 'number') return valueOf(name, String(value), mapping);
  if (holds !== 'lines' || !Array.isArray(value)) return value;
  return value.map((item: unknown) => (typeof item === 'string' ? oneLine(htmlToText(item)) : item));
}

function readField(name: ImportField, values: Columns, mapping: Mapping): unknown {
  const given = values.named(columnOf(name, mapping));
  const says = typeof given === 'string' ? oneLine(given) : given;
  const silent = says === undefined || says === '' || mapping.nothing.includes(says as string);
  const value = silent ? mapping.defaults[name] : given;
  return typeof value === 'string' ? valueOf(name, value, mapping) : ofJson(name, value, mapping);
}

const said = (entries: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

function concluded(fields: Record<string, unknown>, { industries }: Mapping): Record<string, unknown> {
  const { location, county, title, industryId } = fields;
  const place = typeof location === 'string' ? countyOfPlace(location) : undefined;
  const trade = typeof title === 'string' ? industryOfTitle(title, industries) : undefined;
  return said([
    ['county', county ?? place],
    ['industryId', industryId ?? trade],
  ]);
}

/** Maps a row to the fields of a listing, before validation. Ignores other columns, and derives a missing county or industry. */
export function toListing(row: Row, mapping: Mapping): Record<string, unknown> {
  const values = new Columns(row);
  const fields = said(IMPORT_FIELDS.map((name) => [name, readField(name, values, mapping)] as const));
  const entries = Object.entries(fields);
  const plain = entries.filter(([name]) => !name.includes('.'));
  const parts = entries
    .filter(([name]) => name.startsWith('stipend.'))
    .map(([name, value]) => [name.replace('stipend.', ''), value] as const);
  const stipend = readStipend(fields.stipend, Object.fromEntries(parts));
  const listing = said([...plain, ['stipend', stipend]]);
  return { ...listing, ...concluded(listing, mapping) };
}

export function dateProblems(fields: Record<string, unknown>, { dates }: Mapping): Record<string, string> {
  const problems = Object.entries(fields).flatMap(([name, value]) => {
    const isDate = name in LISTING_FIELDS && LISTING_FIELDS[name as ListingFieldName].holds.kind === 'moment';
    if (!isDate || typeof value !== 'string') return [];
    const read = readMoment(value, { order: dates });
    return 'problem' in read ? [[name, read.problem] as const] : [];
  });
  return Object.fromEntries(problems);
}
