import type { SearchPage } from '@/lib/internships/listings/search-internships';
import { FILTERS, mayBeSeveral, SORTS, type FilterName } from '@/lib/search/engine/search-names';
import type { ListingSearch } from '@/lib/search/engine/search-schema';
import { FILTER_LABELS, FILTER_OPTIONS, SORT_LABELS } from './filter-words';
import { filterText, valuesOf } from '@/lib/internships/listings/search-text';

export interface FilterFieldsProps {
  search: Partial<ListingSearch>;
  counts: SearchPage['facets'];
}

type Options = { value: string | number; text: string }[];

/** The options that have results, with their counts. */
function optionsOf(name: FilterName, { search, counts }: FilterFieldsProps): Options {
  const counted = new Map(counts[name].map(({ value, count }) => [value, count]));
  const used = valuesOf(search, name);
  return FILTER_OPTIONS[name]
    .filter((value) => (counted.get(value) ?? 0) > 0 || used.includes(value))
    .map((value) => ({ value, text: `${filterText(name, value as never)} (${counted.get(value) ?? 0})` }));
}

const LABEL = 'text-small text-muted font-semibold';
/** Small where seven are in a row, so that only the longest values are cut. */
const SELECT = 'control text-ellipsis xl:text-small xl:px-2';

interface SelectProps {
  name: FilterName;
  /** Empty in the field that adds another value. */
  value: string | number;
  options: Options;
  at: number;
}

/** The first field has the filter's label; the others have their own. */
function FilterSelect({ name, value, options, at }: SelectProps) {
  const { any, more } = FILTER_LABELS[name];
  return (
    <select
      {...(at === 0 ? { id: `filter-${name}` } : { 'aria-label': more })}
      name={name}
      defaultValue={value}
      className={SELECT}
    >
      <option value="">{at === 0 ? any : more}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}

/** A filter that allows several values has one field per value, and another one to add the next. */
function FilterField({ name, ...props }: FilterFieldsProps & { name: FilterName }) {
  const used = valuesOf(props.search, name);
  const options = optionsOf(name, props);
  const isLast = !mayBeSeveral(name) || used.length === options.length;
  const fields = used.length > 0 && isLast ? used : [...used, ''];
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={`filter-${name}`} className={LABEL}>
        {FILTER_LABELS[name].label}
      </label>
      {fields.map((value, at) => (
        <FilterSelect
          key={at}
          name={name}
          value={value}
          at={at}
          options={options.filter((option) => option.value === value || !used.includes(option.value))}
        />
      ))}
    </div>
  );
}

function SortField({ search }: { search: Partial<ListingSearch> }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor="sort" className={LABEL}>
        Sort by
      </label>
      <select id="sort" name="sort" defaultValue={search.sort ?? ''} className={SELECT}>
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

export function FilterFields(props: FilterFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-4 xl:grid-cols-7 xl:gap-x-2">
      {FILTERS.map((name) => (
        <FilterField key={name} name={name} {...props} />
      ))}
      <SortField search={props.search} />
    </div>
  );
}
