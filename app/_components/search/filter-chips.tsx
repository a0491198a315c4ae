import { FILTERS, type ListingSearch } from '@/lib/search/search-schema';
import { CloseIcon } from '../icons';
import { Link } from '../link';
import { filterText } from './filter-words';
import { searchAddress } from './search-address';

/** What a search is made of, each part with the way to the search without it. */
export function FilterChips({ search }: { search: ListingSearch }) {
  const filters = FILTERS.flatMap((name) => {
    const value = search[name];
    return value === undefined
      ? []
      : [{ text: filterText(name, value as never), href: searchAddress(search, { [name]: undefined }) }];
  });
  const words = search.q ? [{ text: `“${search.q}”`, href: searchAddress(search, { q: undefined }) }] : [];
  const chips = [...words, ...filters];
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Searched for" className="flex flex-wrap items-center gap-2">
      {chips.map(({ text, href }) => (
        <li key={text} className="min-w-0">
          <Link
            href={href}
            aria-label={`Clear ${text}`}
            className="rounded-box border-edge bg-raised text-text text-small hover:bg-sunken inline-flex min-h-9 max-w-full items-center gap-1.5 border px-2.5 no-underline"
          >
            <span className="truncate">{text}</span>
            <CloseIcon />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link href="/internships" className="text-small inline-block px-1 py-2">
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
