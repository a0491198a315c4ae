import { z } from 'zod';
import { pageNumber } from '@/lib/platform/pagination/pagination';
import { toSingleLine } from '@/lib/platform/format/single-line';
import { chosen, empty } from './schemas';
import { FILTER_VALUES, FILTERS, mayBeSeveral, SORTS } from './search-names';

/** Characters; a longer search is cut. */
export const MAX_SEARCH_LENGTH = 120;

const isEmpty = (value: unknown): boolean => empty(value) === undefined || value === null;

/** One or more values, without duplicates, in the order of `values`; undefined if all are empty. */
const several = <const T extends readonly (string | number)[]>(
  values: T,
  name: string,
  read: (value: unknown) => unknown,
) =>
  z.preprocess(
    (value, context) => {
      const given = [value]
        .flat()
        .filter((one) => !isEmpty(one))
        .map(read);
      if (given.every((one) => (values as readonly unknown[]).includes(one)))
        return given.length === 0 ? undefined : [...new Set(given)];
      context.addIssue(`${name} is one of: ${values.join(', ')}`);
      return z.NEVER;
    },
    z
      .array(z.literal([...values] as T[number][]))
      .max(values.length)
      .transform((given) => values.filter((value): value is T[number] => given.includes(value)))
      .optional(),
  );

const oneOf = <const T extends readonly number[]>(values: T, name: string) =>
  z.preprocess(
    (value) => (isEmpty(value) ? undefined : Number(value)),
    z.literal([...values] as T[number][], { error: `${name} is one of: ${values.join(', ')}` }).optional(),
  );

const same = (value: unknown): unknown => value;

export const searchSchema = z.object({
  q: z.preprocess(
    empty,
    z
      .string({ error: 'q is a text' })
      .transform((text) => toSingleLine(toSingleLine(text).slice(0, MAX_SEARCH_LENGTH)) || undefined)
      .optional(),
  ),
  industry: several(FILTER_VALUES.industry, 'industry', Number),
  county: several(FILTER_VALUES.county, 'county', same),
  kind: several(FILTER_VALUES.kind, 'kind', same),
  pay: chosen(FILTER_VALUES.pay, 'pay'),
  remote: chosen(FILTER_VALUES.remote, 'remote'),
  closing: oneOf(FILTER_VALUES.closing, 'closing'),
  sort: chosen(SORTS, 'sort'),
  page: z.unknown().optional().transform(pageNumber),
});

export type ListingSearch = z.infer<typeof searchSchema>;

export const SEARCH_NAMES = ['q', ...FILTERS, 'sort', 'page'] as const;

/** Values read per filter: more than any has. */
const MAX_VALUES = 50;

/** The search in a query string: the first value of each name, or all values of some filters. `closes` is an alias of `closing`. */
export const searchInput = (address: URLSearchParams): Record<string, string | string[] | null> => ({
  ...Object.fromEntries(
    SEARCH_NAMES.map((name) => [
      name,
      mayBeSeveral(name) ? address.getAll(name).slice(0, MAX_VALUES) : address.get(name),
    ]),
  ),
  ...(address.has('closes') && { closing: address.get('closes') }),
});

const understoodIn = (name: (typeof SEARCH_NAMES)[number], value: unknown): boolean =>
  searchSchema.shape[name].safeParse(value).success;

/** Parses the search of a page; invalid values are ignored. */
export function readSearch(given: Record<string, unknown>): ListingSearch {
  const understood = SEARCH_NAMES.map((name) => {
    const values = [given[name] ?? []].flat() as unknown[];
    const kept = mayBeSeveral(name)
      ? values.slice(0, MAX_VALUES).filter((value) => understoodIn(name, value))
      : values.slice(0, 1).filter((value) => understoodIn(name, value))[0];
    return [name, kept];
  });
  return searchSchema.parse(Object.fromEntries(understood));
}
