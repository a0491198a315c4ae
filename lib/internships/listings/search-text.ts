import { countyLabel } from '@/lib/internships/counties/counties';
import { industryById } from '@/lib/internships/industries/industries';
import { FILTERS, type FilterName } from '@/lib/search/engine/search-names';
import type { ListingSearch } from '@/lib/search/engine/search-schema';
import type { FilterValues } from '@/models/search-filters';
import { kindText } from './labels';

const PAY_WORDS: Record<string, string> = { paid: 'Paid', unpaid: 'Unpaid' };

export const valuesOf = (search: Partial<ListingSearch>, name: FilterName): (string | number)[] =>
  [search[name] ?? []].flat();

export function filterText<Name extends FilterName>(name: Name, value: FilterValues[Name]): string {
  const texts: { [Each in FilterName]: (value: FilterValues[Each]) => string } = {
    industry: (id) => industryById(Number(id))?.name ?? '',
    county: countyLabel,
    kind: kindText,
    pay: (pay) => PAY_WORDS[pay] ?? pay,
    remote: () => 'Remote',
    closing: (days) => `Within ${days} days`,
  };
  return texts[name](value);
}

/** Describes a search in one line: “accountant”, Nairobi, Paid. Empty for a search for everything. */
export const searchText = (search: Partial<ListingSearch>): string =>
  [
    ...(search.q ? [`“${search.q}”`] : []),
    ...FILTERS.flatMap((name) => valuesOf(search, name).map((value) => filterText(name, value as never))),
  ].join(', ');
