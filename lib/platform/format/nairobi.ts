/** Milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** East Africa Time, as ISO 8601 writes it; the same all year. */
export const NAIROBI_OFFSET = '+03:00';

/** Milliseconds by which it is ahead of UTC. */
export const NAIROBI_AHEAD_MS = 3 * 60 * 60 * 1000;
