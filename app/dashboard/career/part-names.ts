import type { CareerPart } from '@/lib/applications/career/mapper';

/** What a part of the career profile is called in a sentence. */
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
