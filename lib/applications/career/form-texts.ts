import { typedLines } from '@/lib/platform/format/typed-text';
import { CAREER_LIMITS } from './limits';
import type { Career } from './mapper';

type Texts = Readonly<Record<string, string>>;

const LINES = ['school', 'course', 'year', 'county', 'about', 'skills', 'languages'] as const;

/** The fields of a row of each kind. */
const ROWS = {
  studies: ['school', 'course', 'from', 'to'],
  experience: ['title', 'place', 'from', 'to', 'text'],
  certificates: ['name', 'issuer', 'year'],
  referees: ['name', 'role', 'contact'],
} as const satisfies Partial<Record<keyof Career, readonly string[]>>;

export type RowKind = keyof typeof ROWS;

const ROW_KINDS = Object.keys(ROWS) as RowKind[];

const YEARS: ReadonlySet<string> = new Set(['studies from', 'studies to', 'certificates year']);

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The names of the fields of one row. */
export const rowFields = (kind: RowKind, index: number): string[] =>
  ROWS[kind].map((name) => `${kind}.${index}.${name}`);

export const CAREER_FIELDS: readonly string[] = [
  ...LINES,
  ...indexes(CAREER_LIMITS.links).map((index) => `links.${index}`),
  ...ROW_KINDS.flatMap((kind) => indexes(CAREER_LIMITS[kind]).flatMap((index) => rowFields(kind, index))),
];

const split = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const textIn = (texts: Texts, name: string): string => typedLines(texts[name] ?? '');

/** The rows with at least one value, in order. */
const filledRows = (texts: Texts, kind: RowKind): Record<string, string>[] =>
  indexes(CAREER_LIMITS[kind])
    .map((index) =>
      Object.fromEntries(ROWS[kind].map((name) => [name, textIn(texts, `${kind}.${index}.${name}`)])),
    )
    .filter((row) => Object.values(row).some((value) => value !== ''));

const filledLinks = (texts: Texts): string[] =>
  indexes(CAREER_LIMITS.links)
    .map((index) => textIn(texts, `links.${index}`))
    .filter((link) => link !== '');

/** A year as a number; other text as it is, so that it is rejected. */
const yearIn = (text: string): number | string | null => {
  if (text === '') return null;
  return /^\d{1,4}$/.test(text) ? Number(text) : text;
};

const withYears = (kind: RowKind, row: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, text]) => [name, YEARS.has(`${kind} ${name}`) ? yearIn(text) : text]),
  );

/** Maps the form to the input of `updateCareer`; omits empty rows. */
export function readCareerForm(texts: Texts): Record<string, unknown> {
  const text = (name: string) => textIn(texts, name);
  const rows = ROW_KINDS.map((kind) => [kind, filledRows(texts, kind).map((row) => withYears(kind, row))]);
  return {
    school: text('school'),
    course: text('course'),
    year: yearIn(text('year')),
    county: text('county'),
    about: text('about'),
    skills: split(text('skills')),
    languages: split(text('languages')),
    links: filledLinks(texts),
    ...Object.fromEntries(rows),
  };
}

type Rows = Readonly<Record<RowKind, readonly object[]>>;

/** Numbers the fields of links and rows. */
function numbered(links: readonly string[], rows: Rows): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [index, link] of links.entries()) texts[`links.${index}`] = link;
  for (const kind of ROW_KINDS)
    for (const [index, row] of rows[kind].entries())
      for (const [name, value] of Object.entries(row) as [string, string | number | null][])
        texts[`${kind}.${index}.${name}`] = String(value ?? '');
  return texts;
}

export function careerFormTexts(career: Career): Record<string, string> {
  const { school, course, year, county, about, skills, languages, links } = career;
  return {
    school,
    course,
    year: String(year ?? ''),
    county: county ?? '',
    about,
    skills: skills.join(', '),
    languages: languages.join(', '),
    ...numbered(links, career),
  };
}

/** Moves the rows of a rejected form up over empty ones, to match the row numbers of the errors. */
export function moveRowsUp(texts: Texts): Record<string, string> {
  const lines = LINES.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]]]));
  const rows = ROW_KINDS.map((kind) => [kind, filledRows(texts, kind)]);
  return {
    ...(Object.fromEntries(lines) as Texts),
    ...numbered(filledLinks(texts), Object.fromEntries(rows) as Rows),
  };
}

/** Maps errors to form fields: the error of a single skill goes to the field for all skills. */
export const errorsByField = (errors: Texts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [first = path] = path.split('.');
      return [first === 'skills' || first === 'languages' ? first : path, message];
    }),
  );

/** Names each row of a kind by its first value. Empty rows are left out. */
export const rowTitles = (texts: Texts, kind: RowKind): string[] =>
  filledRows(texts, kind).map((row) => Object.values(row).find((value) => value !== '') ?? '');

/** The entries of a field that holds several, separated by commas. */
export const entriesIn = (texts: Texts, name: 'skills' | 'languages'): string[] => split(textIn(texts, name));
