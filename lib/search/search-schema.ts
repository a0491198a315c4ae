import { z } from 'zod';
import { COUNTIES, INDUSTRY_IDS, KINDS } from '@/lib/platform/core/vocabulary';
import { pageNumber } from '@/lib/platform/paging/paging';
import { chosen, empty } from './schemas';

/** Characters read of a search: one made of more is cut there. */
export const MAX_SEARCH_LENGTH = 120;

export const PAYS = ['paid', 'unpaid'] as const;

/** Days within which a listing closes. */
export const CLOSINGS = [7, 14, 30] as const;

const oneOf = <const T extends readonly number[]>(values: T, name: string) =>
  z.preprocess(
    (value) => (empty(value) === undefined ? undefined : Number(value)),
    z.literal([...values] as T[number][], { error: `${name} is one of: ${values.join(', ')}` }).optional(),
  );

/** What listings are searched and narrowed by, as it stands in the address of a page and of the call. */
export const searchSchema = z.object({
  q: z.preprocess(
    empty,
    z
      .string({ error: 'q is a text' })
      .transform((text) => text.slice(0, MAX_SEARCH_LENGTH).trim())
      .optional(),
  ),
  industry: oneOf(INDUSTRY_IDS, 'industry'),
  county: chosen(COUNTIES, 'county'),
  kind: chosen(KINDS, 'kind'),
  pay: chosen(PAYS, 'pay'),
  remote: chosen(['yes'], 'remote'),
  closing: oneOf(CLOSINGS, 'closing'),
  page: z.unknown().optional().transform(pageNumber),
});

export type ListingSearch = z.infer<typeof searchSchema>;

/** What a search is narrowed by, in the order in which it is shown. */
export const FILTERS = ['industry', 'county', 'kind', 'pay', 'remote', 'closing'] as const;
export type FilterName = (typeof FILTERS)[number];

/** The names in an address that make it one of a search. */
export const SEARCH_NAMES = ['q', ...FILTERS, 'page'] as const;

/** What of an address belongs to a search: its first value of each name. */
export const searchInput = (address: URLSearchParams): Record<string, string | null> =>
  Object.fromEntries(SEARCH_NAMES.map((name) => [name, address.get(name)]));

/** Reads the search of a page: the first value of each name; what is not understood there is left out. */
export function readSearch(given: Record<string, unknown>): ListingSearch {
  const input: Record<string, unknown> = Object.fromEntries(
    SEARCH_NAMES.map((name) => [name, Array.isArray(given[name]) ? given[name][0] : given[name]]),
  );
  const understood = SEARCH_NAMES.filter((name) => searchSchema.shape[name].safeParse(input[name]).success);
  return searchSchema.parse(Object.fromEntries(understood.map((name) => [name, input[name]])));
}
