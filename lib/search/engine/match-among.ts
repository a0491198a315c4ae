import { isFound, match, type Matched } from './match';
import type { PackedIndex } from './packed-index';
import { chosenTests, evaluateQuery, readWords } from './search-listings';
import type { ListingSearch } from './search-schema';

/**
 * Returns the ids of the listings in `few` that `searchListings` would find, unsorted and without partial matches. Parses the words with
 * the index of all listings (`all`), but searches only `few`, which takes microseconds.
 */
export function matchAmong(
  { all, few }: { all: PackedIndex; few: PackedIndex },
  search: Omit<ListingSearch, 'page'>,
  now: Date,
): string[] {
  const query = readWords(all, search.q, now);
  const chosen = chosenTests({ ...search, page: 1 }, now);
  const hasWords = query.concepts.length > 0;
  const find = (index: PackedIndex, lenient: boolean): Matched => {
    const evaluation = evaluateQuery(index, query, { lenient, now, withNear: false });
    return match({ index, evaluation, chosen, now }, evaluation.required);
  };
  const strict = find(few, hasWords);
  const found =
    strict.documents.length > 0 || hasWords || query.conditions.length === 0
      ? strict
      : findLenient(find, { all, few });
  return [...found.documents].map((document) => few.ids[document] ?? '');
}

/** If no listing at all passes the conditions as filters, also matches listings that contain their words. */
function findLenient(
  find: (index: PackedIndex, lenient: boolean) => Matched,
  { all, few }: { all: PackedIndex; few: PackedIndex },
): Matched {
  const lenient = find(few, true);
  return lenient.documents.length > 0 && !isFound(find(all, false)) ? lenient : find(few, false);
}
