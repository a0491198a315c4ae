/** The list of submissions. */
export const SUBMISSIONS = '/dashboard/internship-submissions';
