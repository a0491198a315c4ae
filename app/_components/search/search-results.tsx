import type { SearchPage } from '@/lib/internships/search-internships';
import { countyPath, countyLabel } from '@/lib/counties/counties';
import type { ListingSearch } from '@/lib/search/search-schema';
import { Link } from '../link';
import { ListingList } from '../listing/listing-list';
import { PageHeading } from '../page-heading';
import { Pagination } from '../pagination';
import { FilterChips } from './filter-chips';
import { NothingFound } from './nothing-found';
import { searchAddress } from './search-address';
import { SearchForm } from './search-form';

function totalText({ total, more }: SearchPage, { q }: ListingSearch): string {
  if (total === 0) return 'No open listings';
  const order = q ? 'best match first' : 'closing soonest first';
  if (more) return `More than ${total} open listings, of which these are the first ${total}, ${order}`;
  return total === 1 ? '1 open listing' : `${total} open listings, ${order}`;
}

const GIVING_WAY: Record<SearchPage['faithfulness'], string | null> = {
  'as typed': null,
  'errors put right': 'No listing has exactly these words. These have words that are spelt almost the same.',
  'most of the words': 'No listing has all of these words. These have most of them.',
};

/** What a search found, and the form to search on. */
export function SearchResults({ search, found }: { search: ListingSearch; found: SearchPage }) {
  const note = found.total > 0 && GIVING_WAY[found.faithfulness];
  return (
    <div className="page grid gap-8 pt-8 sm:pt-12">
      <PageHeading title="Find an internship" crumbs={[{ href: '/internships', label: 'Internships' }]} />
      <SearchForm search={search} counts={found.filters} />
      <section aria-labelledby="found" className="grid min-w-0 gap-5">
        <FilterChips search={search} />
        <div className="grid gap-1">
          <h2 id="found" className="sr-only">
            Found
          </h2>
          <p role="status" className="text-muted">
            {totalText(found, search)}
            {note && <span className="text-text block">{note}</span>}
          </p>
        </div>
        {found.internships.length > 0 ? (
          <>
            <ListingList listings={found.internships} now={new Date()} heading="h3" />
            <Pagination
              page={found.page}
              totalPages={found.totalPages}
              hrefOf={(page) => searchAddress(search, { page })}
              label="Internships"
            />
          </>
        ) : (
          <NothingFound search={search} found={found} />
        )}
        {search.county && (
          <p>
            <Link href={countyPath(search.county)}>
              Everything in {countyLabel(search.county)}, newest first
            </Link>
          </p>
        )}
      </section>
    </div>
  );
}
