export const DAY_MS = 24 * 60 * 60 * 1000;

/** East Africa Time has no daylight saving time. */
export const NAIROBI_OFFSET = '+03:00';

/** Adds Nairobi's zone to the value of a date and time input (2026-11-30T17:00). Leaves other text unchanged. */
export const inNairobi = (typed: string): string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) ? `${typed}:00${NAIROBI_OFFSET}` : typed;

export const NAIROBI_AHEAD_MS = 3 * 60 * 60 * 1000;
