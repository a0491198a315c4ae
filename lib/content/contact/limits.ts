export const SENT = 'Thank you. Your message is on its way, and we’ll answer by e-mail.';

export const MAX_NAME_LENGTH = 100;
/** About 800 words. */
export const MAX_MESSAGE_LENGTH = 5_000;
