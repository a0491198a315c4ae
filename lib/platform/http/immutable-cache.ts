/** `Cache-Control` for addresses that include a version. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
