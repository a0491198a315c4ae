import type { CareerRecord } from '@/models/career';

/** The career profile of its owner. */
export type Career = Omit<CareerRecord, '_id' | 'updatedAt'>;

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

/** Which parts are filled; all of them are optional. */
export interface Completeness {
  filled: number;
  of: number;
  missing: CareerPart[];
}

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

/** Whether nothing was said. */
export const isMissing = (value: Career[CareerPart]): boolean =>
  value === null || (typeof value !== 'number' && value.length === 0);

/** Counts what is filled and names what is not. */
export function completenessOf(career: Career): Completeness {
  const missing = CAREER_PARTS.filter((part) => isMissing(career[part]));
  return { filled: CAREER_PARTS.length - missing.length, of: CAREER_PARTS.length, missing };
}

/** Whether a CV of it says where somebody studies and what they can do. */
export const isEnoughForCv = ({ school, course, skills, experience, about }: Career): boolean =>
  (school !== '' || course !== '') && (skills.length > 0 || experience.length > 0 || about !== '');
