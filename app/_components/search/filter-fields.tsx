import type { SearchPage } from '@/lib/internships/search-internships';
import { FILTERS, SORTS, type FilterName } from '@/lib/search/search-names';
import type { ListingSearch } from '@/lib/search/search-schema';
import { FILTER_LABELS, FILTER_OPTIONS, SORT_LABELS } from './filter-words';
import { filterText, valuesOf } from '@/lib/internships/search-text';

export interface FilterFieldsProps {
  search: Partial<ListingSearch>;
  counts: SearchPage['facets'];
}

/** The values that leave something, each with how much. */
function optionsOf(name: FilterName, { search, counts }: FilterFieldsProps) {
  const counted = new Map(counts[name].map(({ value, count }) => [value, count]));
  const used = valuesOf(search, name);
  return FILTER_OPTIONS[name]
    .filter((value) => (counted.get(value) ?? 0) > 0 || used.includes(value))
    .map((value) => ({ value, text: `${filterText(name, value as never)} (${counted.get(value) ?? 0})` }));
}

const LABEL = 'text-small text-muted font-semibold';

/** One value is chosen here; any others the address has stay, until their chip is pressed. */
function FilterField({ name, ...props }: FilterFieldsProps & { name: FilterName }) {
  const [first = '', ...others] = valuesOf(props.search, name);
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={`filter-${name}`} className={LABEL}>
        {FILTER_LABELS[name].label}
      </label>
      <select
        id={`filter-${name}`}
        name={name}
        defaultValue={String(first)}
        className="control text-ellipsis"
      >
        <option value="">{FILTER_LABELS[name].any}</option>
        {optionsOf(name, props).map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {others.map((value) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
    </div>
  );
}

function SortField({ search }: { search: Partial<ListingSearch> }) {
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor="sort" className={LABEL}>
        Sort by
      </label>
      <select id="sort" name="sort" defaultValue={search.sort ?? ''} className="control text-ellipsis">
        <option value="">{search.q ? SORT_LABELS.match : SORT_LABELS.newest}</option>
        {SORTS.filter((sort) => sort !== (search.q ? 'match' : 'newest'))
          .filter((sort) => search.q || sort !== 'match')
          .map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
      </select>
    </div>
  );
}

/** What a search can be narrowed and ordered by, each value with how many listings it leaves. */
export function FilterFields(props: FilterFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-4 lg:grid-cols-[3fr_2fr_2fr_2fr_2fr_2fr_2fr]">
      {FILTERS.map((name) => (
        <FilterField key={name} name={name} {...props} />
      ))}
      <SortField search={props.search} />
    </div>
  );
}
