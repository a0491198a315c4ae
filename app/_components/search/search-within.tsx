import type { FilterName } from '@/lib/search/engine/search-names';
import { ChipLink } from './chip-link';
import { filterText } from '@/lib/internships/listings/search-text';
import { EVERYTHING } from '@/lib/search/engine/search-address';
import { SearchField } from './search-field';

export interface SearchWithinProps {
  /** The filter that the results start with; visitors can remove it there. */
  filter: FilterName;
  value: string | number;
  label: string;
}

export function SearchWithin({ filter, value, label }: SearchWithinProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-end gap-3">
      <form action="/internships" role="search" aria-label="Internships" className="w-full max-w-[34rem]">
        <input type="hidden" name={filter} value={value} />
        <SearchField id="search-words" label={label} />
      </form>
      <ul aria-label="Searched for" className="mb-1.5 max-w-full">
        <li>
          <ChipLink text={filterText(filter, value as never)} href={EVERYTHING} />
        </li>
      </ul>
    </div>
  );
}
