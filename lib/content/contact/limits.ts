export const SENT = 'Thank you. Your message is on its way to us, and we answer by email.';

export const MAX_NAME_LENGTH = 100;
/** Some 800 words. */
export const MAX_MESSAGE_LENGTH = 5_000;
