/** Must not import the database, because the browser may import this file. */
export const APPLICANT_SORTS = ['newest', 'oldest', 'name'] as const;
export type ApplicantSort = (typeof APPLICANT_SORTS)[number];
