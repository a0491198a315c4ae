/** Where an employer works with listings. */
export const LISTINGS = '/dashboard/employer-internships';
export const SUBMIT = `${LISTINGS}/submit`;
export const SUBMISSIONS = `${LISTINGS}/submissions`;
