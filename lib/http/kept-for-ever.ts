/** `Cache-Control` of what is asked for by its version: another has another address. */
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';
