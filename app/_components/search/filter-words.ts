import { COUNTIES_BY_NAME, countyLabel } from '@/lib/counties/counties';
import { kindText } from '@/lib/internships/labels';
import { INDUSTRIES, industryById } from '@/lib/industries/industries';
import { CLOSINGS, PAYS, type FilterName, type ListingSearch } from '@/lib/search/search-schema';
import { KINDS } from '@/lib/platform/core/vocabulary';

type Values = { [Name in FilterName]: NonNullable<ListingSearch[Name]> };

/** What a filter is called, and what the choice of everything is. */
export const FILTER_LABELS: Record<FilterName, { label: string; any: string }> = {
  industry: { label: 'Industry', any: 'All industries' },
  county: { label: 'County', any: 'All counties' },
  kind: { label: 'Kind', any: 'All kinds' },
  pay: { label: 'Pay', any: 'Paid or not' },
  remote: { label: 'Where', any: 'Anywhere' },
  closing: { label: 'Closing', any: 'Any day' },
};

/** The values of a filter in the order in which they are offered. */
export const FILTER_VALUES: { [Name in FilterName]: readonly Values[Name][] } = {
  industry: INDUSTRIES.map(({ id }) => id as Values['industry']),
  county: COUNTIES_BY_NAME,
  kind: KINDS,
  pay: PAYS,
  remote: ['yes'],
  closing: CLOSINGS,
};

const PAY_WORDS: Record<string, string> = { paid: 'Paid', unpaid: 'Unpaid' };

/** What a value of a filter is called. */
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
