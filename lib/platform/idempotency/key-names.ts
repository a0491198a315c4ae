/** The header in which programs, and scripts of pages, send the key of a call. */
export const KEY_HEADER = 'Idempotency-Key';

/** The hidden field in which a form sends it that a browser sends by itself. */
export const KEY_FIELD = 'idempotencyKey';
