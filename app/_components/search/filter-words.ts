import { COUNTIES_BY_NAME, countyLabel } from '@/lib/counties/counties';
import { kindText } from '@/lib/internships/labels';
import { industryById } from '@/lib/industries/industries';
import { FILTER_VALUES, FILTERS, type FilterName, type Sort } from '@/lib/search/search-names';
import type { ListingSearch } from '@/lib/search/search-schema';

type OneOf<T> = T extends readonly (infer Value)[] ? Value : T;
type Values = { [Name in FilterName]: OneOf<NonNullable<ListingSearch[Name]>> };

/** The values a search has of a filter. */
export const valuesOf = (search: Partial<ListingSearch>, name: FilterName): (string | number)[] =>
  [search[name] ?? []].flat();

/** The names of the orders of results. */
export const SORT_LABELS: Record<Sort, string> = {
  match: 'Best match',
  newest: 'Newest',
  closing: 'Closing soonest',
  pay: 'Best pay',
};

/** The label of each filter, and the text of its empty option. */
export const FILTER_LABELS: Record<FilterName, { label: string; any: string }> = {
  industry: { label: 'Industry', any: 'All industries' },
  county: { label: 'County', any: 'All counties' },
  kind: { label: 'Kind', any: 'All kinds' },
  pay: { label: 'Pay', any: 'Paid or not' },
  remote: { label: 'Where', any: 'Anywhere' },
  closing: { label: 'Closing', any: 'Any day' },
};

/** The values of each filter in the order of its options. */
export const FILTER_OPTIONS: { [Name in FilterName]: readonly Values[Name][] } = {
  ...FILTER_VALUES,
  county: COUNTIES_BY_NAME,
};

const PAY_WORDS: Record<string, string> = { paid: 'Paid', unpaid: 'Unpaid' };

/** The text of a filter's value. */
export function filterText<Name extends FilterName>(name: Name, value: Values[Name]): string {
  const texts: { [Each in FilterName]: (value: Values[Each]) => string } = {
    industry: (id) => industryById(id)?.name ?? '',
    county: countyLabel,
    kind: kindText,
    pay: (pay) => PAY_WORDS[pay] ?? pay,
    remote: () => 'Remote',
    closing: (days) => `Within ${days} days`,
  };
  return texts[name](value);
}

/** The words and filters of a search in one line: “accountant”, Nairobi, Paid; "" for a search of everything. */
export const searchText = (search: Partial<ListingSearch>): string =>
  [
    ...(search.q ? [`“${search.q}”`] : []),
    ...FILTERS.flatMap((name) => valuesOf(search, name).map((value) => filterText(name, value as never))),
  ].join(', ');
