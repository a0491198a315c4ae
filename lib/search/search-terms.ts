import type { ListingTerms } from '@/models/internship';
import { learnWords } from './learn-words';
import { listingTerms, type Searchable } from './listing-terms';

/** What each of these listings is to be found by, to be written together with it; their words are learnt on the way. */
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

/** What a listing is to be found by. */
export async function searchTerms(listing: Searchable): Promise<ListingTerms> {
  const { terms, words } = listingTerms(listing);
  await learnWords(words);
  return terms;
}
