import type { SearchPage } from '@/lib/internships/search-internships';
import { FILTERS, type FilterName, type ListingSearch } from '@/lib/search/search-schema';
import { FILTER_LABELS, FILTER_OPTIONS, filterText } from './filter-words';

export interface FilterFieldsProps {
  search: Partial<ListingSearch>;
  counts: SearchPage['filters'];
}

/** The values that leave something, each with how much; all of them where not everything was counted. */
function optionsOf(name: FilterName, { search, counts }: FilterFieldsProps) {
  const counted = new Map(counts[name].map((each) => [each.value, each]));
  const partial = counts[name].some(({ atLeast }) => atLeast);
  return FILTER_OPTIONS[name]
    .filter((value) => partial || (counted.get(value)?.count ?? 0) > 0 || search[name] === value)
    .map((value) => {
      const { count = 0, atLeast = partial } = counted.get(value) ?? {};
      const number = atLeast ? (count > 0 ? ` (${count}+)` : '') : ` (${count})`;
      return { value, text: filterText(name, value) + number };
    });
}

/** What a search can be narrowed by, each value with how many listings it leaves. */
export function FilterFields(props: FilterFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-3 lg:grid-cols-[3fr_2fr_2fr_2fr_2fr_2fr]">
      {FILTERS.map((name) => (
        <div key={name} className="grid min-w-0 gap-1">
          <label htmlFor={`filter-${name}`} className="text-small text-muted font-semibold">
            {FILTER_LABELS[name].label}
          </label>
          <select
            id={`filter-${name}`}
            name={name}
            defaultValue={String(props.search[name] ?? '')}
            className="control text-ellipsis"
          >
            <option value="">{FILTER_LABELS[name].any}</option>
            {optionsOf(name, props).map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  );
}
