import type { FilterName } from '@/lib/search/search-names';
import { SearchField } from './search-field';

export interface SearchWithinProps {
  /** The filter that the results begin with; they show it as a chip that can be cleared. */
  filter: FilterName;
  value: string | number;
  label: string;
}

/** A search on the page of an industry or a county, narrowed to it. */
export function SearchWithin({ filter, value, label }: SearchWithinProps) {
  return (
    <form action="/internships" role="search" aria-label="Internships" className="max-w-form">
      <input type="hidden" name={filter} value={value} />
      <SearchField id="search-words" label={label} />
    </form>
  );
}
