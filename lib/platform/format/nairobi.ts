/** Milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** East Africa Time, as ISO 8601 writes it; the same all year. */
export const NAIROBI_OFFSET = '+03:00';

/** A time as a control for date and time gives it (2026-11-30T17:00), with the zone of Nairobi; any other text stays as it was typed. */
export const inNairobi = (typed: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) ? `${typed}:00${NAIROBI_OFFSET}` : typed;

/** Milliseconds by which it is ahead of UTC. */
export const NAIROBI_AHEAD_MS = 3 * 60 * 60 * 1000;
