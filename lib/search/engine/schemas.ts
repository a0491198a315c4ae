import { z } from 'zod';
import { toSingleLine } from '@/lib/platform/format/single-line';

const MAX_SEARCH_LENGTH = 100;

export const empty = (value: unknown) => (value === '' || value === null ? undefined : value);

export const searchText = z.preprocess(
  empty,
  z
    .string({ error: 'q must be text' })
    .overwrite(toSingleLine)
    .max(MAX_SEARCH_LENGTH, `Shorten the search to ${MAX_SEARCH_LENGTH} characters`)
    .optional(),
);

export const chosen = <const T extends readonly [string, ...string[]]>(values: T, name: string) =>
  z.preprocess(empty, z.enum(values, { error: `${name} must be one of: ${values.join(', ')}` }).optional());
