import { z } from 'zod';
import { toSingleLine } from '@/lib/platform/format/single-line';

/** Maximum characters of a query; longer than any name. */
const MAX_SEARCH_LENGTH = 100;

/** Converts an empty value to undefined. */
export const empty = (value: unknown) => (value === '' || value === null ? undefined : value);

/** The query of a search field; blank is none. */
export const searchText = z.preprocess(
  empty,
  z
    .string({ error: 'q is a text' })
    .overwrite(toSingleLine)
    .max(MAX_SEARCH_LENGTH, `Please search for at most ${MAX_SEARCH_LENGTH} characters`)
    .optional(),
);

/** A filter with fixed values; blank is none. Takes the values and the name of the parameter. */
export const chosen = <const T extends readonly [string, ...string[]]>(values: T, name: string) =>
  z.preprocess(empty, z.enum(values, { error: `${name} is one of: ${values.join(', ')}` }).optional());
