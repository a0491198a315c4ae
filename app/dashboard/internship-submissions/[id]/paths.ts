export const SUBMISSIONS = '/dashboard/internship-submissions';

/** The id of the form that completes the listing. */
export const LISTING_FORM = 'listing-form';
