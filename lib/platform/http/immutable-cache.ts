/** `Cache-Control` of what is asked for by its version: another has another address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
