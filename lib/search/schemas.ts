import { z } from 'zod';

/** Characters of a search; longer than any name. */
const MAX_SEARCH_LENGTH = 100;

/** Reads what an empty field sends as nothing. */
export const empty = (value: unknown) => (value === '' || value === null ? undefined : value);

/** What was typed into a search field; blank is none. */
export const searchText = z.preprocess(
  empty,
  z
    .string({ error: 'q is a text' })
    .trim()
    .max(MAX_SEARCH_LENGTH, `Please search for at most ${MAX_SEARCH_LENGTH} characters`)
    .optional(),
);

/** One of several values to narrow a list by; blank is none. Takes the values and the name in the address. */
export const chosen = <const T extends readonly [string, ...string[]]>(values: T, name: string) =>
  z.preprocess(empty, z.enum(values, { error: `${name} is one of: ${values.join(', ')}` }).optional());
