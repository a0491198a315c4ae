import type { SearchPage } from '@/lib/internships/listings/search-internships';
import { FILTERS } from '@/lib/search/engine/search-names';
import { withoutWords, asPlainWords } from '@/lib/search/engine/edit-query';
import type { ListingSearch } from '@/lib/search/engine/search-schema';
import { Link } from '../link';
import { ChipLink } from './chip-link';
import { filterText, valuesOf } from '@/lib/internships/listings/search-text';
import { searchAddress } from '@/lib/search/engine/search-address';

interface Chip {
  text: string;
  href: string;
}

const chosen = (search: ListingSearch): Chip[] =>
  FILTERS.flatMap((name) =>
    valuesOf(search, name).map((value, _, all) => {
      const rest = all.filter((other) => other !== value);
      return {
        text: filterText(name, value as never),
        href: searchAddress(search, { [name]: rest.length > 0 ? rest : undefined }),
      };
    }),
  );

/** The filters recognised in the typed words; each links to the search without those words. */
function typed(search: ListingSearch, chips: SearchPage['read']['chips']): Chip[] {
  const byWord = new Map<string, string[]>();
  for (const { filter, value, word } of chips)
    byWord.set(word, [...(byWord.get(word) ?? []), filterText(filter, value as never)]);
  return [...byWord].map(([word, values]) => ({
    text: values.length > 3 ? word : values.join(' or '),
    href: searchAddress(search, { q: withoutWords(search.q ?? '', word) }),
  }));
}

export function FilterChips({ search, read }: { search: ListingSearch; read: SearchPage['read'] }) {
  const words = search.q ? [{ text: `“${search.q}”`, href: searchAddress(search, { q: undefined }) }] : [];
  const said = typed(search, read.chips);
  const chips = [...words, ...said, ...chosen(search)];
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Searched for" className="flex flex-wrap items-center gap-2">
      {chips.map(({ text, href }) => (
        <li key={text} className="min-w-0">
          <ChipLink text={text} href={href} />
        </li>
      ))}
      {said.length > 0 && (
        <li>
          <Link
            href={searchAddress(search, {
              q: asPlainWords(
                search.q ?? '',
                read.chips.map(({ word }) => word),
              ),
            })}
            className="text-small inline-block px-1 py-2"
          >
            Search for exactly these words
          </Link>
        </li>
      )}
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
