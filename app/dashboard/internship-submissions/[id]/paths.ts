export const SUBMISSIONS = '/dashboard/internship-submissions';
