import { z } from 'zod';
import { pageNumber } from '@/lib/platform/pagination/pagination';
import { toSingleLine } from '@/lib/platform/format/single-line';
import { chosen, empty } from './schemas';
import { isNumeric, type ChosenFilters } from '@/models/search-filters';
import { FILTER_VALUES, FILTERS, mayBeSeveral, SORTS, type FilterName } from './search-names';

/** Characters. A longer search is truncated. */
export const MAX_SEARCH_LENGTH = 120;

const isEmpty = (value: unknown): boolean => empty(value) === undefined || value === null;

/** One or more values, without duplicates, in the order of `values`. Undefined if all are empty. */
const several = (values: readonly (string | number)[], name: string, read: (value: unknown) => unknown) =>
  z.preprocess(
    (value, context) => {
      const given = [value]
        .flat()
        .filter((one) => !isEmpty(one))
        .map(read);
      if (given.every((one) => (values as readonly unknown[]).includes(one)))
        return given.length === 0 ? undefined : [...new Set(given)];
      context.addIssue(`${name} must be one of: ${values.join(', ')}`);
      return z.NEVER;
    },
    z
      .array(z.literal([...values]))
      .max(values.length)
      .transform((given) => values.filter((value) => given.includes(value)))
      .optional(),
  );

const oneOf = (values: readonly (string | number)[], name: string) =>
  z.preprocess(
    (value) => (isEmpty(value) ? undefined : Number(value)),
    z.literal([...values], { error: `${name} must be one of: ${values.join(', ')}` }).optional(),
  );

const same = (value: unknown): unknown => value;

function filter(name: FilterName): z.ZodType {
  const values: readonly (string | number)[] = FILTER_VALUES[name];
  if (mayBeSeveral(name)) return several(values, name, isNumeric(name) ? Number : same);
  return isNumeric(name) ? oneOf(values, name) : chosen(values as readonly [string, ...string[]], name);
}

type Filters = { [Name in FilterName]: z.ZodOptional<z.ZodType<ChosenFilters[Name]>> };
const filters = Object.fromEntries(FILTERS.map((name) => [name, filter(name)])) as Filters;

export const searchSchema = z.object({
  q: z.preprocess(
    empty,
    z
      .string({ error: 'q must be text' })
      .transform((text) => toSingleLine(toSingleLine(text).slice(0, MAX_SEARCH_LENGTH)) || undefined)
      .optional(),
  ),
  ...filters,
  sort: chosen(SORTS, 'sort'),
  page: z.unknown().optional().transform(pageNumber),
});

export type ListingSearch = z.infer<typeof searchSchema>;

export const SEARCH_NAMES = ['q', ...FILTERS, 'sort', 'page'] as const;

/** Maximum values read per filter. No filter has more values. */
const MAX_VALUES = 50;

/** Reads a search from a query string: the first value of each name, or all of them for some filters. `closes` stands for `closing`. */
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

/** Parses the search parameters of a page. Ignores invalid values. */
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
