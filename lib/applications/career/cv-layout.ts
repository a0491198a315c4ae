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
}

export interface CvLayout {
  title: string;
  author: string;
  lang: string;
  blocks: CvBlock[];
}

/** "March 2025 to now", or the part of it that is known. */
function period({ from, to }: Career['experience'][number]): string {
  if (from === null) return to === null ? '' : `Until ${formatMonth(to)}`;
  return `${formatMonth(from)} to ${to === null ? 'now' : formatMonth(to)}`;
}

const joined = (parts: readonly (string | number | null)[], between: string): string =>
  parts.filter((part) => part !== null && part !== '').join(between);

const paragraphs = (texts: readonly string[]): CvBlock[] =>
  texts.filter((text) => text !== '').map((text) => ({ tag: 'P', text }));

function section(heading: string, blocks: readonly CvBlock[]): CvBlock[] {
  return blocks.length === 0 ? [] : [{ tag: 'H2', text: heading }, ...blocks];
}

const experienceOf = ({ experience }: Career): CvBlock[] =>
  experience.flatMap((entry) => [
    { tag: 'H3' as const, text: joined([entry.title, entry.place], ', ') },
    ...paragraphs([period(entry), entry.text]),
  ]);

/** Lays out a CV in reading order; empty parts have no heading. */
export function cvLayout(owner: CvOwner, career: Career): CvLayout {
  const name = `${owner.firstName} ${owner.lastName}`;
  const place = career.county === null ? null : countyLabel(career.county);
  const studies = joined([career.course, career.school, career.year], ', ');
  return {
    title: `CV of ${name}`,
    author: name,
    lang: 'en-KE',
    blocks: [
      { tag: 'H1', text: name },
      ...paragraphs([joined([owner.email, owner.phoneNumber, place], ' · '), ...career.links]),
      ...section('About', paragraphs([career.about])),
      ...section('Education', paragraphs([studies])),
      ...section('Experience', experienceOf(career)),
      ...section('Skills', paragraphs([career.skills.join(', ')])),
      ...section('Languages', paragraphs([career.languages.join(', ')])),
    ],
  };
}
