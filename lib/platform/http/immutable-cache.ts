/** `Cache-Control` of versioned addresses: another version has another address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
