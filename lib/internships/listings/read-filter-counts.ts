import { searchListings } from '@/lib/search/engine/search-listings';
import { searchSchema } from '@/lib/search/engine/search-schema';
import { cacheTagFound } from './invalidate-listing';
import { searchIndexIfFilled } from './search-index';
import type { SearchPage } from './search-internships';

/** An industry's ID (1–16) or a county. */
export type FilteredPlace = { industry: number } | { county: string };

/**
 * Returns the counts of the search filters within an industry or a county, or null until the index is filled. The filter of the place
 * itself has no other values, so that listings elsewhere do not invalidate the page. Throws 422 for an unknown place.
 */
export async function readFilterCounts(place: FilteredPlace): Promise<SearchPage['facets'] | null> {
  const search = searchSchema.parse(place);
  const index = await searchIndexIfFilled();
  const now = new Date();
  await cacheTagFound(now, search.industry?.[0]);
  if (!index) return null;
  const { facets } = searchListings(index, search, now);
  return {
    ...facets,
    ...(search.industry && {
      industry: facets.industry.filter(({ value }) => value === search.industry?.[0]),
    }),
    ...(search.county && { county: facets.county.filter(({ value }) => value === search.county?.[0]) }),
  };
}
