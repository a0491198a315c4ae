import { FILTERS } from '@/lib/search/engine/search-names';
import type { ListingSearch } from '@/lib/search/engine/search-schema';
import { Button } from '../button';
import { SkipLink } from '../skip-link';
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

export interface SearchFormProps {
  search: Partial<ListingSearch>;
  /** Null until the search index is filled: the form has no filters then. */
  counts: FilterFieldsProps['counts'] | null;
  /** The number of listings that the search finds. Only search results have it, which choices change in place. */
  total?: number;
  label?: string;
  /** The id of the results. Omit it if there are none. */
  results?: string;
}

/** The filters are a sheet on phones, which closes with a button, Escape, or a press outside. */
export function SearchForm({
  search,
  counts,
  total,
  label = 'Title, company or place',
  results,
}: SearchFormProps) {
  const used = FILTERS.filter((name) => search[name] !== undefined).length;
  return (
    <RefineInPlace values={fieldValues(search)} waitsForButton={total === undefined}>
      {results !== undefined && <SkipLink to={results}>Skip to results</SkipLink>}
      <SearchField id="search-words" label={label} value={search.q} besideLabel />
      {!counts &&
        FILTERS.flatMap((name) =>
          valuesOf(search, name).map((value) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          )),
        )}
      {counts && (
        <details className="filters group">
          <summary className="no-marker">
            Filters{used > 0 && ` (${used})`}
            <ChevronDownIcon className="eased group-open:rotate-180" />
          </summary>
          <div className="grid gap-5 pt-1">
            <FilterFields search={search} counts={counts} />
            <Button type="submit" className="lg:hidden">
              Show{' '}
              {total !== undefined && <span className="only-whole">{total.toLocaleString('en-KE')} </span>}
              {total === 1 ? 'internship' : 'internships'}
            </Button>
          </div>
        </details>
      )}
    </RefineInPlace>
  );
}
