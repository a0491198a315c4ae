import { FILTERS } from '@/lib/search/engine/search-names';
import type { ListingSearch } from '@/lib/search/engine/search-schema';
import { ChevronDownIcon } from '../icons';
import { FilterFields, type FilterFieldsProps } from './filter-fields';
import { RefineInPlace } from './refine-in-place';
import { SearchField } from './search-field';
import { valuesOf } from '@/lib/internships/listings/search-text';

const fieldValues = (search: Partial<ListingSearch>): Record<string, string[]> => ({
  q: [search.q ?? ''],
  sort: [search.sort ?? ''],
  ...Object.fromEntries(FILTERS.map((name) => [name, valuesOf(search, name).map(String)])),
});

export function SearchForm({ search, counts }: FilterFieldsProps) {
  const used = FILTERS.filter((name) => search[name] !== undefined).length;
  return (
    <RefineInPlace values={fieldValues(search)}>
      <SearchField id="search-words" label="Title, company or place" value={search.q} />
      <details className="filters group">
        <summary className="no-marker">
          Filters{used > 0 && ` (${used})`}
          <ChevronDownIcon className="eased group-open:rotate-180" />
        </summary>
        <div className="pt-1">
          <FilterFields search={search} counts={counts} />
        </div>
      </details>
    </RefineInPlace>
  );
}
