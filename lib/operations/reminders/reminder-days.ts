/** Reminder days: every day on which we remind somebody of a deadline. */

/** Days before the day of the deadline on which people who saved a listing are reminded. */
export const SAVED_LISTING_DAYS = [7, 2, 1] as const;

/** The same in words: "7, 2 and 1 days". */
export const SAVED_LISTING_WORDS = `${new Intl.ListFormat('en-GB').format(SAVED_LISTING_DAYS.map(String))} days`;

/** Days before the deadline at which a calendar reminds of it. */
export const CALENDAR_DAYS = 2;

/** Days before the deadline of a listing on which we e-mail its employer. A day later is too late. */
export const CLOSING_LISTING_DAYS = [7, 1] as const;

/** Days after the deadline on which the employer is reminded of applicants without an answer. */
export const UNANSWERED_DAYS = [3, 10] as const;

/** Days before the verification of an employer ends at which its owners are reminded. */
export const VERIFICATION_DAYS = 30;

/** Days before an answer to a data request is due at which administrators are reminded. */
export const DATA_REQUEST_DAYS = 2;
