import { listNewestFound } from '@/lib/internships/listings/list-newest-found';
import { searchAddress } from '@/lib/search/engine/search-address';
import { readSearch, searchInput } from '@/lib/search/engine/search-schema';
import type { AddressOf } from '@/lib/publishing/structured-data/json-ld';
import { widgetCount } from './widget-count';
import { writeWidget } from './write-widget';

/** The newest open listings of a search, as a page to embed in other sites. Takes the words and filters of the search, and `count`. */
export async function readWidget({
  query,
  addressOf,
}: {
  query: URLSearchParams;
  addressOf: AddressOf;
}): Promise<string> {
  const listings = await listNewestFound({ search: query, limit: widgetCount(query.get('count')) });
  const page = searchAddress(readSearch(searchInput(query)), { page: 1, sort: 'newest' });
  return writeWidget(listings, { addressOf, page });
}
