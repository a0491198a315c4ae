import { z } from 'zod';
import { COUNTIES } from '@/lib/platform/core/vocabulary';
import type { CareerRecord, SentCareer } from '@/models/career';

const year = z.int().nullable();

export const career = z
  .strictObject({
    school: z.string(),
    course: z.string(),
    year,
    county: z.enum(COUNTIES).nullable(),
    about: z.string(),
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    links: z.array(z.string()),
    experience: z.array(
      z.strictObject({
        title: z.string(),
        place: z.string(),
        from: z.string().nullable().meta({ description: 'A month, such as 2025-03' }),
        to: z.string().nullable().meta({ description: 'A month; null if it is ongoing' }),
        text: z.string(),
      }),
    ),
    studies: z
      .array(z.strictObject({ school: z.string(), course: z.string(), from: year, to: year }))
      .meta({ description: 'Studies before the latest ones' }),
    certificates: z.array(z.strictObject({ name: z.string(), issuer: z.string(), year })),
    referees: z.array(
      z.strictObject({
        name: z.string(),
        role: z.string().meta({ description: 'Job and organisation' }),
        contact: z.string().meta({ description: 'A phone number or an e-mail address' }),
      }),
    ),
  })
  .meta({ id: 'Career' });

export type Career = z.infer<typeof career>;

/** The parts of a profile that is as complete as can be. Earlier studies are not counted: most people have none. */
const CAREER_PARTS = [
  'school',
  'course',
  'year',
  'county',
  'about',
  'skills',
  'languages',
  'links',
  'experience',
  'certificates',
  'referees',
] as const satisfies readonly (keyof Career)[];

/** All parts are optional. */
export const completeness = z
  .strictObject({ filled: z.int(), of: z.int(), missing: z.array(z.enum(CAREER_PARTS)) })
  .meta({ id: 'CareerCompleteness' });

export type Completeness = z.infer<typeof completeness>;

const EMPTY: Career = {
  school: '',
  course: '',
  year: null,
  county: null,
  about: '',
  skills: [],
  languages: [],
  links: [],
  experience: [],
  studies: [],
  certificates: [],
  referees: [],
};

/** Maps the parts that older documents lack to empty lists. */
export function toLaterParts({
  studies = [],
  certificates = [],
  referees = [],
}: SentCareer): Pick<Career, 'studies' | 'certificates' | 'referees'> {
  return {
    studies: studies.map(({ school, course, from, to }) => ({ school, course, from, to })),
    certificates: certificates.map(({ name, issuer, year: issued }) => ({ name, issuer, year: issued })),
    referees: referees.map(({ name, role, contact }) => ({ name, role, contact })),
  };
}

export function toCareer(record: CareerRecord | null): Career {
  if (!record) return EMPTY;
  const { school, course, year: finished, county, about, skills, languages, links } = record;
  const experience = record.experience.map(({ title, place, from, to, text }) => ({
    title,
    place,
    from,
    to,
    text,
  }));
  const main = { school, course, year: finished, county, about, skills, languages, links, experience };
  return { ...main, ...toLaterParts(record) };
}

export const isMissing = (value: Career[keyof Career]): boolean =>
  value === null || (typeof value !== 'number' && value.length === 0);

export function completenessOf(career: Career): Completeness {
  const missing = CAREER_PARTS.filter((part) => isMissing(career[part]));
  return { filled: CAREER_PARTS.length - missing.length, of: CAREER_PARTS.length, missing };
}

/** A CV needs education, and at least one of skills, experience and a summary. */
export const isEnoughForCv = ({ school, course, skills, experience, about }: Career): boolean =>
  (school !== '' || course !== '') && (skills.length > 0 || experience.length > 0 || about !== '');
