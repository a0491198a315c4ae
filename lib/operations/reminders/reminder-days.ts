/** Reminder days: when we remind people of a deadline. */

/** Days before the deadline, for people who saved a listing. */
export const SAVED_LISTING_DAYS = [7, 2, 1] as const;

/** "7, 2 and 1 days" */
export const SAVED_LISTING_WORDS = `${new Intl.ListFormat('en-GB').format(SAVED_LISTING_DAYS.map(String))} days`;

/** Days before the deadline, for reminders in calendars. */
export const CALENDAR_DAYS = 2;

/** Days before a listing's deadline, for its employer. On the day itself, it is too late. */
export const CLOSING_LISTING_DAYS = [7, 1] as const;

/** Days after the deadline, for an employer with unanswered applicants. */
export const UNANSWERED_DAYS = [3, 10] as const;

/** Days before an employer's verification expires, for its owners. */
export const VERIFICATION_DAYS = 30;

/** Days before the answer to a data request is due, for administrators. */
export const DATA_REQUEST_DAYS = 2;
