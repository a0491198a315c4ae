import { z } from 'zod';
import { COUNTIES } from '@/lib/platform/core/vocabulary';
import type { CareerRecord } from '@/models/career';

export const career = z
  .strictObject({
    school: z.string(),
    course: z.string(),
    year: z.int().nullable(),
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
  })
  .meta({ id: 'Career' });

export type Career = z.infer<typeof career>;

export const CAREER_PARTS = [
  'school',
  'course',
  'year',
  'county',
  'about',
  'skills',
  'languages',
  'links',
  'experience',
] as const satisfies readonly (keyof Career)[];

export type CareerPart = (typeof CAREER_PARTS)[number];

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
};

export function toCareer(record: CareerRecord | null): Career {
  if (!record) return EMPTY;
  const { school, course, year, county, about, skills, languages, links } = record;
  const experience = record.experience.map(({ title, place, from, to, text }) => ({
    title,
    place,
    from,
    to,
    text,
  }));
  return { school, course, year, county, about, skills, languages, links, experience };
}

export const isMissing = (value: Career[CareerPart]): boolean =>
  value === null || (typeof value !== 'number' && value.length === 0);

export function completenessOf(career: Career): Completeness {
  const missing = CAREER_PARTS.filter((part) => isMissing(career[part]));
  return { filled: CAREER_PARTS.length - missing.length, of: CAREER_PARTS.length, missing };
}

/** A CV needs education, and at least one of skills, experience and a summary. */
export const isEnoughForCv = ({ school, course, skills, experience, about }: Career): boolean =>
  (school !== '' || course !== '') && (skills.length > 0 || experience.length > 0 || about !== '');
