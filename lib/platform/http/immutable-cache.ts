/** `Cache-Control` of versioned addresses: each version has its own. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
