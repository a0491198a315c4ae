import { searchInternships, type SearchPage } from '@/lib/internships/listings/search-internships';
import { countiesNear } from '@/lib/search/engine/counties-near';
import { FILTERS } from '@/lib/search/engine/search-names';
import type { ListingSearch } from '@/lib/search/engine/search-schema';
import { Button } from '../button';
import { EmptyState } from '../empty-state';
import { Link } from '../link';
import { filterText, valuesOf } from '@/lib/internships/listings/search-text';
import { EVERYTHING, searchAddress } from '@/lib/search/engine/search-address';
import { countNoun } from '@/lib/platform/format/count-noun';

const listings = (count: number): string => countNoun(count, 'internship');

/** The same search without one of its parts, if that has results. */
function looser(search: ListingSearch, without: SearchPage['without']) {
  return (['q', ...FILTERS] as const).flatMap((name) => {
    const left = without[name];
    if (!left || search[name] === undefined) return [];
    const text =
      name === 'q'
        ? `“${search.q}”`
        : valuesOf(search, name)
            .map((value) => filterText(name, value as never))
            .join(' or ');
    return [{ text, left, href: searchAddress(search, { [name]: undefined }) }];
  });
}

/** Similar trades, with the same filters or, if nothing matches, without them. */
function NearTrades({ search, found }: { search: ListingSearch; found: SearchPage }) {
  if (found.trades.length === 0) return null;
  return (
    <>
      <p className="mt-4">Try a similar trade:</p>
      <ul className="mt-2 grid gap-1">
        {found.trades.map(({ words, count, filtered }) => (
          <li key={words}>
            <Link href={searchAddress(filtered ? search : {}, { q: words })} className="inline-block py-1">
              {words}
            </Link>
            , {listings(count)}
            {!filtered && ', elsewhere'}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same search in neighbouring counties, or in the counties with the most listings. */
function Nearby({ search, found }: { search: ListingSearch; found: SearchPage }) {
  if (!search.county) return null;
  const { counties, isNear } = countiesNear(search.county, found.facets.county);
  const places = counties.map(({ value, count }) => ({
    text: filterText('county', value as never),
    count,
    href: searchAddress(search, { county: [value] as ListingSearch['county'] }),
  }));
  if (places.length === 0) return null;
  return (
    <>
      <p className="mt-4">{isNear ? 'Try nearby:' : 'Try another county:'}</p>
      <ul className="mt-2 grid gap-1">
        {places.map(({ text, count, href }) => (
          <li key={href}>
            <Link href={href} className="inline-block py-1">
              In {text}
            </Link>
            , {listings(count)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same search for remote work, without its counties. */
async function Remote({ search }: { search: ListingSearch }) {
  if (search.county === undefined || search.remote !== undefined) return null;
  const elsewhere: ListingSearch = { ...search, county: undefined, remote: 'yes', page: 1 };
  const { total } = await searchInternships(elsewhere);
  if (total === 0) return null;
  return (
    <p className="mt-4">
      <Link href={searchAddress(elsewhere)} className="inline-block py-1">
        Remote
      </Link>
      , {listings(total)}
    </p>
  );
}

/** Shown if nothing matches: suggests what to leave out, and says how many listings that would find. */
export function NothingFound({ search, found }: { search: ListingSearch; found: SearchPage }) {
  if (found.total > 0) {
    return (
      <EmptyState
        title={`The list ends on page ${found.totalPages}`}
        action={<Button href={searchAddress(search)}>Go to the first page</Button>}
      />
    );
  }
  const ways = looser(search, found.without);
  return (
    <EmptyState
      title="No open internships match"
      action={
        <Button href={EVERYTHING} variant={ways.length > 0 ? 'secondary' : 'primary'}>
          See all open internships
        </Button>
      }
    >
      {ways.length > 0 ? (
        <>
          <p>Remove one filter:</p>
          <ul className="mt-2 grid gap-1">
            {ways.map(({ text, left, href }) => (
              <li key={href}>
                <Link href={href} className="inline-block py-1">
                  Without {text}
                </Link>
                , {listings(left)}
              </li>
            ))}
          </ul>
          <NearTrades search={search} found={found} />
          <Nearby search={search} found={found} />
          <Remote search={search} />
        </>
      ) : (
        <>
          <p>Try fewer or more general words, such as just the trade, the place or the company.</p>
          <NearTrades search={search} found={found} />
        </>
      )}
    </EmptyState>
  );
}
