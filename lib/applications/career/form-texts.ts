import { typedLines } from '@/lib/platform/format/typed-text';
import { CAREER_LIMITS } from './limits';
import type { Career } from './mapper';

type Texts = Readonly<Record<string, string>>;

const LINES = ['school', 'course', 'year', 'county', 'about', 'skills', 'languages'] as const;
const EXPERIENCE = ['title', 'place', 'from', 'to', 'text'] as const;

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

export const CAREER_FIELDS: readonly string[] = [
  ...LINES,
  ...indexes(CAREER_LIMITS.links).map((index) => `links.${index}`),
  ...indexes(CAREER_LIMITS.experience).flatMap((index) =>
    EXPERIENCE.map((name) => `experience.${index}.${name}`),
  ),
];

const split = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Maps the form to the input of `updateCareer`; omits empty rows. */
export function readCareerForm(texts: Texts): Record<string, unknown> {
  const text = (name: string) => typedLines(texts[name] ?? '');
  const year = text('year');
  const rows = indexes(CAREER_LIMITS.experience).map((index) =>
    Object.fromEntries(EXPERIENCE.map((name) => [name, text(`experience.${index}.${name}`)])),
  );
  return {
    school: text('school'),
    course: text('course'),
    year: year === '' ? null : Number(year),
    county: text('county'),
    about: text('about'),
    skills: split(text('skills')),
    languages: split(text('languages')),
    links: indexes(CAREER_LIMITS.links)
      .map((index) => text(`links.${index}`))
      .filter((link) => link !== ''),
    experience: rows.filter((row) => Object.values(row).some((value) => value !== '')),
  };
}

export function careerFormTexts(career: Career): Record<string, string> {
  const { school, course, year, county, about, skills, languages, links, experience } = career;
  const texts: Record<string, string> = {
    school,
    course,
    year: year === null ? '' : String(year),
    county: county ?? '',
    about,
    skills: skills.join(', '),
    languages: languages.join(', '),
  };
  for (const [index, link] of links.entries()) texts[`links.${index}`] = link;
  for (const [index, row] of experience.entries())
    for (const name of EXPERIENCE) texts[`experience.${index}.${name}`] = row[name] ?? '';
  return texts;
}

/** Moves the rows of a rejected form up over empty ones, to match the row numbers of the errors. */
export function moveRowsUp(texts: Texts): Record<string, string> {
  const moved: Record<string, string> = {};
  for (const name of LINES) if (texts[name] !== undefined) moved[name] = texts[name];
  const { links, experience } = readCareerForm(texts) as Pick<Career, 'links' | 'experience'>;
  for (const [index, link] of links.entries()) moved[`links.${index}`] = link;
  for (const [index, row] of experience.entries())
    for (const name of EXPERIENCE) moved[`experience.${index}.${name}`] = row[name] ?? '';
  return moved;
}

/** Maps errors to form fields: the error of a single skill goes to the field for all skills. */
export const errorsByField = (errors: Texts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [first = path] = path.split('.');
      return [first === 'skills' || first === 'languages' ? first : path, message];
    }),
  );
