/** The header for the key, used by programs and by the script of pages. */
export const KEY_HEADER = 'Idempotency-Key';

/** The hidden field for the key, used by forms that are sent without script. */
export const KEY_FIELD = 'idempotencyKey';
