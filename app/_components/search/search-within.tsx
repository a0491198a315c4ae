import type { FilterName } from '@/lib/search/search-names';
import { ChipLink } from './chip-link';
import { filterText } from '@/lib/internships/search-text';
import { EVERYTHING } from '@/lib/search/search-address';
import { SearchField } from './search-field';

export interface SearchWithinProps {
  /** The filter that the results begin with: a chip, here and there, that can be cleared. */
  filter: FilterName;
  value: string | number;
  label: string;
}

/** A search on the page of an industry or a county, narrowed to it. */
export function SearchWithin({ filter, value, label }: SearchWithinProps) {
  return (
    <div className="max-w-form grid grid-cols-1 gap-3">
      <form action="/internships" role="search" aria-label="Internships">
        <input type="hidden" name={filter} value={value} />
        <SearchField id="search-words" label={label} />
      </form>
      <ul aria-label="Searched for">
        <li>
          <ChipLink text={filterText(filter, value as never)} href={EVERYTHING} />
        </li>
      </ul>
    </div>
  );
}
