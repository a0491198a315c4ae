import { AlertButton } from '@/app/_components/alert/alert-button';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import type { SearchPage } from '@/lib/internships/listings/search-internships';
import { asPlainWords } from '@/lib/search/engine/edit-query';
import type { Sort } from '@/lib/search/engine/search-names';
import { countyPath, countyLabel } from '@/lib/internships/counties/counties';
import type { ListingSearch } from '@/lib/search/engine/search-schema';
import { Link } from '../link';
import { ListingList, type ListingMatches } from '../listing/listing-list';
import { ListingPanes } from '../listing/listing-panes';
import { PageHeading } from '../page-heading';
import { Pagination } from '../pagination';
import { FilterChips } from './filter-chips';
import { NothingFound } from './nothing-found';
import { searchAddress } from '@/lib/search/engine/search-address';
import { searchText } from '@/lib/internships/listings/search-text';
import { SearchForm } from './search-form';

/** Says how many listings were found, and for which search, so that each search is announced differently. */
function totalText({ total, page, totalPages }: SearchPage, search: ListingSearch): string {
  const asked = searchText(search);
  const by = asked === '' ? '' : ` for ${asked}`;
  if (total === 0) return `No open internships${by}`;
  if (total === 1) return `1 open internship${by}`;
  const order = ORDERS[search.sort ?? (search.q ? 'match' : 'newest')];
  const place = page > 1 ? `, page ${page} of ${totalPages}` : '';
  return `${total.toLocaleString('en-KE')} open internships${by}, ${order}${place}`;
}

const ORDERS: Record<Sort, string> = {
  match: 'best match first',
  newest: 'newest first',
  closing: 'closing soonest first',
  pay: 'best pay first',
};

function Corrected({ search, read }: { search: ListingSearch; read: SearchPage['read'] }) {
  if (read.corrected.length === 0) return null;
  const typed = read.corrected.map(({ from }) => from);
  return (
    <span className="text-text block">
      Showing results for <strong>{read.corrected.map(({ to }) => to).join(', ')}</strong>.{' '}
      <Link href={searchAddress(search, { q: asPlainWords(search.q ?? '', typed) })}>
        Search for {typed.join(', ')} instead
      </Link>
    </span>
  );
}

const matchesIn = ({ titleMatches, textMatches }: SearchPage): Record<string, ListingMatches> =>
  Object.fromEntries(
    [...Object.keys(titleMatches), ...Object.keys(textMatches)].map((id) => [
      id,
      { title: titleMatches[id], text: textMatches[id] },
    ]),
  );

function CloseListings({ found }: { found: SearchPage }) {
  const { close } = found;
  if (close.length === 0) return null;
  return (
    <section aria-labelledby="close" className="grid grid-cols-1 gap-4">
      <h2 id="close" className="text-lead font-semibold">
        Similar results
      </h2>
      <ListingList listings={close} matches={matchesIn(found)} now={new Date()} heading="h3" />
    </section>
  );
}

interface Results {
  search: ListingSearch;
  found: SearchPage;
  first: PublicInternship | undefined;
}

function Found({ search, found, first }: Results) {
  const { internships, page, totalPages } = found;
  return (
    <ListingPanes listings={internships} first={first}>
      <ListingList listings={internships} matches={matchesIn(found)} now={new Date()} heading="h3" />
      <Pagination
        page={page}
        totalPages={totalPages}
        hrefOf={(to) => searchAddress(search, { page: to })}
        label="Internships"
      />
    </ListingPanes>
  );
}

export function SearchResults({ search, found, first }: Results) {
  const [, asked = ''] = searchAddress(search, { sort: undefined }).split('?');
  return (
    <div className="page grid grid-cols-1 gap-8 pt-8 sm:pt-12">
      <PageHeading title="Find an internship" crumbs={[{ href: '/internships', label: 'Internships' }]} />
      <SearchForm search={search} counts={found.facets} total={found.total} results="found" />
      <section aria-labelledby="found" className="grid grid-cols-1 gap-5">
        <FilterChips search={search} read={found.read} />
        <div className="grid gap-1">
          <h2 id="found" className="sr-only">
            Results
          </h2>
          <p role="status" className="text-muted">
            {totalText(found, search)}
            <Corrected search={search} read={found.read} />
            {found.read.most && (
              <span className="text-text block">
                No internship matches all of these words. These match most of them.
              </span>
            )}
          </p>
        </div>
        {found.internships.length > 0 ? (
          <Found search={search} found={found} first={first} />
        ) : (
          <NothingFound search={search} found={found} />
        )}
        {search.county?.map((county) => (
          <p key={county}>
            <Link href={countyPath(county)}>All internships in {countyLabel(county)}, newest first</Link>
          </p>
        ))}
      </section>
      <CloseListings found={found} />
      <div className="grid gap-5">
        <AlertButton search={asked} label="E-mail me new internships like these" />
      </div>
    </div>
  );
}
