/** In characters and entries. A CV that reaches every limit still fits on two pages. */
export const CAREER_LIMITS = {
  line: 100,
  about: 600,
  text: 500,
  lines: 8,
  skill: 40,
  skills: 20,
  languages: 8,
  link: 120,
  links: 3,
  experience: 4,
  /** Studies before the latest ones. */
  studies: 3,
  certificates: 5,
  referees: 3,
} as const;

export const FIRST_YEAR = 1960;
export const LAST_YEAR = 2050;

/** A month as browsers send it: 2025-03. */
export const MONTH = '(?:19[6-9]|20[0-4])\\d-(?:0[1-9]|1[0-2])';
