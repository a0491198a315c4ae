/** Orders of the list of applicants. No database here: the browser may import them. */
export const APPLICANT_SORTS = ['newest', 'oldest', 'name'] as const;
export type ApplicantSort = (typeof APPLICANT_SORTS)[number];
