import { countyLabel } from '@/lib/internships/counties/counties';
import { formatMonth } from './format-month';
import type { Career } from './mapper';

export interface CvOwner {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
}

export interface CvBlock {
  tag: 'H1' | 'H2' | 'H3' | 'P';
  text: string;
  /** Stands in the date column, beside the first line of the text. */
  date?: string;
}

export interface CvLayout {
  title: string;
  author: string;
  lang: string;
  blocks: CvBlock[];
}

interface Period<Time> {
  from: Time | null;
  to: Time | null;
}

const joined = (parts: readonly (string | number | null)[], between: string): string =>
  parts.filter((part) => part !== null && part !== '').join(between);

/** "March 2025 to now", or the part of it that is known. */
function monthsOf({ from, to }: Period<string>): string {
  if (from === null) return to === null ? '' : `Until ${formatMonth(to)}`;
  return `${formatMonth(from)} to ${to === null ? 'now' : formatMonth(to)}`;
}

/** "2018 to 2021", or the part of it that is known. */
function yearsOf({ from, to }: Period<number>): string {
  if (from === null || from === to) return String(to ?? '');
  return to === null ? `From ${from}` : `${from} to ${to}`;
}

type Row<Part extends 'studies' | 'certificates' | 'referees'> = Career[Part][number];

/** An entry of a section: its title, and its date. */
type Entry = Required<Pick<CvBlock, 'text' | 'date'>>;

export const studyEntry = (study: Row<'studies'>): Entry => ({
  text: joined([study.course, study.school], ', '),
  date: yearsOf(study),
});

export const certificateEntry = ({ name, issuer, year }: Row<'certificates'>): Entry => ({
  text: joined([name, issuer], ', '),
  date: String(year ?? ''),
});

/** The text below the name of a referee. */
export const refereeText = ({ role, contact }: Row<'referees'>): string => joined([role, contact], ' · ');

const paragraphs = (texts: readonly string[]): CvBlock[] =>
  texts.filter((text) => text !== '').map((text) => ({ tag: 'P', text }));

const headed = ({ text, date }: Entry, ...more: string[]): CvBlock[] => [
  { tag: 'H3', text, ...(date !== '' && { date }) },
  ...paragraphs(more),
];

function section(heading: string, blocks: readonly CvBlock[]): CvBlock[] {
  return blocks.length === 0 ? [] : [{ tag: 'H2', text: heading }, ...blocks];
}

function education({ course, school, year, studies }: Career): CvBlock[] {
  const latest = { text: joined([course, school], ', '), date: String(year ?? '') };
  return [...(latest.text === '' ? [] : [latest]), ...studies.map(studyEntry)].flatMap((one) => headed(one));
}

const experienceOf = ({ experience }: Career): CvBlock[] =>
  experience.flatMap((one) =>
    headed({ text: joined([one.title, one.place], ', '), date: monthsOf(one) }, one.text),
  );

/** Lays out a CV in reading order; empty parts have no heading. */
export function cvLayout(owner: CvOwner, career: Career): CvLayout {
  const name = `${owner.firstName} ${owner.lastName}`;
  const place = career.county === null ? null : countyLabel(career.county);
  return {
    title: `CV of ${name}`,
    author: name,
    lang: 'en-KE',
    blocks: [
      { tag: 'H1', text: name },
      ...paragraphs([joined([owner.email, owner.phoneNumber, place], ' · '), ...career.links]),
      ...section('About', paragraphs([career.about])),
      ...section('Education', education(career)),
      ...section('Experience', experienceOf(career)),
      ...section('Skills', paragraphs([career.skills.join(', ')])),
      ...section('Languages', paragraphs([career.languages.join(', ')])),
      ...section(
        'Certificates',
        career.certificates.flatMap((one) => headed(certificateEntry(one))),
      ),
      ...section(
        'Referees',
        career.referees.flatMap((one) => headed({ text: one.name, date: '' }, refereeText(one))),
      ),
    ],
  };
}
