import { madeUpListings, type MadeUpListing } from '@/dev/sample/scale/made-up-listings';
import { isSameOpening, openingParts } from '@/lib/trust/duplicates/same-opening';
import { MAX_CANDIDATES, openingOf } from '@/lib/internships/listings/find-twins';
import { indexedListing } from '@/lib/internships/listings/indexed-listing';
import { candidatesFor } from '@/lib/search/engine/candidates';
import { PackedIndex } from '@/lib/search/engine/packed-index';
import type { Figure } from '../bench/figure';
import { cpuMs, middle } from '../bench/times';

const LISTINGS = 100_000;
/** Number of listings whose twins are looked up. */
const ASKED = 200;

/**
 * Measures the processor time to find the twins of a listing among 100,000: a lookup in the search index,
 * then a word-by-word comparison. Excludes the query that loads the candidates.
 */
export function measureTwins(): Figure[] {
  const index = new PackedIndex();
  const stored = new Map<string, MadeUpListing>();
  for (const listing of madeUpListings(LISTINGS, new Date())) {
    stored.set(listing._id.toHexString(), listing);
    index.set(indexedListing(listing));
  }
  const asked = [...stored.values()].filter((_, at) => at % (LISTINGS / ASKED) === 0);
  let found = 0;
  const times = asked.map((listing) =>
    cpuMs(() => {
      const own = openingParts(openingOf(listing));
      const ids = candidatesFor(index, { rare: listing.company, title: listing.title }, MAX_CANDIDATES);
      const twins = ids.filter((id) => {
        const candidate = stored.get(id);
        return candidate !== undefined && isSameOpening(own, openingParts(openingOf(candidate)));
      });
      found += Number(twins.includes(listing._id.toHexString()));
    }),
  );
  return [
    {
      name: 'median time to find a twin among 100,000 listings',
      value: middle(times),
      unit: 'ms',
      bar: { most: 25 },
    },
    { name: 'exact copies found', value: (100 * found) / ASKED, unit: '%', bar: { least: 95 } },
  ];
}
