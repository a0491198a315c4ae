export const KEY_HEADER = 'Idempotency-Key';

/** The hidden field for the key, in forms sent without JavaScript. */
export const KEY_FIELD = 'idempotencyKey';
