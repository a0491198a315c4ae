import type { ListingTerms } from '@/models/internship';
import { learnWords } from './learn-words';
import { listingTerms, type Searchable } from './listing-terms';

/** Adds the search terms to these listings, to be written with them. Stores their words for completion and correction. */
export async function searchTermsOf<T extends Searchable>(
  listings: readonly T[],
): Promise<(T & { search: ListingTerms })[]> {
  const made = listings.map((listing) => ({ listing, ...listingTerms(listing) }));
  await learnWords({
    head: made.flatMap(({ words }) => words.head),
    body: made.flatMap(({ words }) => words.body),
  });
  return made.map(({ listing, terms }) => ({ ...listing, search: terms }));
}

/** The search terms of a listing. Stores its words for completion and correction. */
export async function searchTerms(listing: Searchable): Promise<ListingTerms> {
  const { terms, words } = listingTerms(listing);
  await learnWords(words);
  return terms;
}
