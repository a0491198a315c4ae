import type { CareerPart } from '@/lib/applications/career/mapper';

/** Names for use within sentences. */
export const PART_NAMES: Readonly<Record<CareerPart, string>> = {
  school: 'school',
  course: 'course',
  year: 'year of graduation',
  county: 'county',
  about: 'about you',
  skills: 'skills',
  languages: 'languages',
  links: 'links',
  experience: 'experience',
};
