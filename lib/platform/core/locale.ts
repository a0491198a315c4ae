/** How texts for people write dates and numbers. */
export const LOCALE = 'en-US';

/** The time zone of all dates and deadlines. */
export const TIME_ZONE = 'Africa/Nairobi';
