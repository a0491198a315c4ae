import { z } from 'zod';
import { COUNTIES, INDUSTRY_IDS, KINDS } from '@/lib/platform/core/vocabulary';
import { pageNumber } from '@/lib/platform/paging/paging';
import { chosen, empty } from './schemas';

/** Characters of a query; a longer one is cut. */
export const MAX_SEARCH_LENGTH = 120;

/** The filters, in the order in which they are shown, each with its values; `closing` in days from today. */
export const FILTER_VALUES = {
  industry: INDUSTRY_IDS,
  county: COUNTIES,
  kind: KINDS,
  pay: ['paid', 'unpaid'],
  remote: ['yes'],
  closing: [7, 14, 30],
} as const;
export type FilterName = keyof typeof FILTER_VALUES;

export const FILTERS = Object.keys(FILTER_VALUES) as FilterName[];

const oneOf = <const T extends readonly number[]>(values: T, name: string) =>
  z.preprocess(
    (value) => (empty(value) === undefined ? undefined : Number(value)),
    z.literal([...values] as T[number][], { error: `${name} is one of: ${values.join(', ')}` }).optional(),
  );

/** The query and filters of a search, as the address of a page or API call has them. */
export const searchSchema = z.object({
  q: z.preprocess(
    empty,
    z
      .string({ error: 'q is a text' })
      .transform((text) => text.slice(0, MAX_SEARCH_LENGTH).trim())
      .optional(),
  ),
  industry: oneOf(FILTER_VALUES.industry, 'industry'),
  county: chosen(FILTER_VALUES.county, 'county'),
  kind: chosen(FILTER_VALUES.kind, 'kind'),
  pay: chosen(FILTER_VALUES.pay, 'pay'),
  remote: chosen(FILTER_VALUES.remote, 'remote'),
  closing: oneOf(FILTER_VALUES.closing, 'closing'),
  page: z.unknown().optional().transform(pageNumber),
});

export type ListingSearch = z.infer<typeof searchSchema>;

/** Any of these query parameters makes an address one of a search. */
export const SEARCH_NAMES = ['q', ...FILTERS, 'page'] as const;

/** The search parameters of an address: the first value of each. */
export const searchInput = (address: URLSearchParams): Record<string, string | null> =>
  Object.fromEntries(SEARCH_NAMES.map((name) => [name, address.get(name)]));

/** Parses the search of a page: the first value of each parameter. Leaves out invalid ones. */
export function readSearch(given: Record<string, unknown>): ListingSearch {
  const input: Record<string, unknown> = Object.fromEntries(
    SEARCH_NAMES.map((name) => [name, Array.isArray(given[name]) ? given[name][0] : given[name]]),
  );
  const understood = SEARCH_NAMES.filter((name) => searchSchema.shape[name].safeParse(input[name]).success);
  return searchSchema.parse(Object.fromEntries(understood.map((name) => [name, input[name]])));
}
