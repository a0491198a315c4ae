import { PAGE_SIZE, skipTo } from '@/lib/platform/pagination/pagination';
import type { Correction } from './typo-corrections';
import { evaluate } from './evaluate';
import type { Evaluation } from './evaluation';
import type { Facets } from './facets';
import { meetsOf, testOf, testOfCondition, type Test } from './filter-tests';
import { closeTo, isFound, makesSense, match, type Matched, type Question } from './match';
import { comparison, slicePage } from './order';
import { nearTrades, type NearTrade } from './near-trades';
import type { PackedIndex } from './packed-index';
import { readQuery, type ParsedQuery } from './read-query';
import { FILTERS, type FilterName, type Sort } from './search-names';
import type { ListingSearch } from './search-schema';

/** Search words that were read as a filter. */
export interface Chip {
  filter: FilterName;
  value: string;
  word: string;
}

export interface Reading {
  words: string;
  chips: Chip[];
  corrected: Correction[];
  /** True if no listing matches every part of the search, and these match all but one. */
  most: boolean;
}

export interface SearchAnswer {
  ids: string[];
  total: number;
  facets: Facets;
  /** The number of results without each chosen filter, or without the words. */
  without: Partial<Record<FilterName | 'q', number>>;
  read: Reading;
  /** If nothing is found: similar trades. */
  trades: NearTrade[];
  /** Similar results, if there are fewer than ten. */
  close: string[];
  /** The alternatives for each part of the search, as stems, for highlighting titles. */
  ways: (readonly string[])[];
  /** The alternatives for the words only, without those read as filters. */
  wordWays: (readonly string[])[];
}

const NOTHING: ParsedQuery = { concepts: [], conditions: [], corrected: [], words: '' };

export const chosenTests = (search: ListingSearch, now: Date): Test[] =>
  FILTERS.flatMap((name) => {
    const values = [search[name] ?? []].flat();
    return values.length > 0 ? [testOf(name, values, now)] : [];
  });

/** True if any listing meets the condition. If none does, its words are searched as plain words. */
function hasAny({ columns, length }: PackedIndex, test: Test): boolean {
  const meets = meetsOf(columns, test);
  for (let document = 0; document < length; document++)
    if (columns.alive[document] && meets(document)) return true;
  return false;
}

function withPlainWords(index: PackedIndex, query: ParsedQuery, now: Date): ParsedQuery {
  const conditions = query.conditions.filter((condition) =>
    hasAny(index, testOfCondition(condition, false, now)),
  );
  if (conditions.length === query.conditions.length) return query;
  const words = query.conditions.filter((condition) => !conditions.includes(condition));
  const concepts = words.map(({ literals }) => ({ alternatives: literals, near: [] }));
  return { ...query, conditions, concepts: [...query.concepts, ...concepts] };
}

/** Parses the words of a search. Conditions that no listing in this index meets become plain words. */
export const readWords = (index: PackedIndex, q: string | undefined, now: Date): ParsedQuery =>
  q ? withPlainWords(index, readQuery(q, index), now) : NOTHING;

/** Evaluates a query that was parsed with this index or another one. */
export const evaluateQuery = (
  index: PackedIndex,
  query: ParsedQuery,
  { lenient, now, withNear }: { lenient: boolean; withNear: boolean; now: Date },
): Evaluation =>
  evaluate(
    index,
    query,
    query.conditions.map((condition) => testOfCondition(condition, lenient, now)),
    withNear,
  );

const wordWaysOf = ({ concepts }: ParsedQuery): (readonly string[])[] =>
  concepts.flatMap(({ alternatives }) => alternatives.map(({ stems }) => stems));

const waysOf = (query: ParsedQuery): (readonly string[])[] => [
  ...wordWaysOf(query),
  ...query.conditions.flatMap(({ literals }) => literals.map(({ stems }) => stems)),
];

const sortOf = ({ sort, q }: ListingSearch): Sort => sort ?? (q ? 'match' : 'newest');

export function searchListings(index: PackedIndex, search: ListingSearch, now: Date): SearchAnswer {
  const query = readWords(index, search.q, now);
  const { conditions, concepts } = query;
  const chosen = chosenTests(search, now);
  const about = (asked: ParsedQuery, lenient: boolean, withNear: boolean): Question => ({
    index,
    evaluation: evaluateQuery(index, asked, { lenient, withNear, now }),
    chosen,
    now,
  });
  const ask = (lenient: boolean, withNear: boolean) => about(query, lenient, withNear);
  let question = ask(concepts.length > 0, false);
  const { required } = question.evaluation;
  let found = match(question, required);
  if (required > 0 && found.documents.length < PAGE_SIZE) {
    question = ask(true, true);
    if (!isFound(found)) found = match(question, required);
  }
  const { evaluation } = question;
  const loose =
    !isFound(found) && required > 1 && makesSense(evaluation) ? match(question, required - 1) : undefined;
  const most = loose !== undefined && loose.documents.length > 0;
  if (most) found = loose;
  const from = skipTo(search.page);
  const compare = comparison(
    sortOf(search),
    index,
    evaluation.words > 0 || conditions.length > 0 ? evaluation.score : undefined,
  );
  const total = found.documents.length;
  const page = slicePage(found.documents, from, from + PAGE_SIZE, compare);
  const close =
    search.page === 1 && total < PAGE_SIZE
      ? closeTo(question, new Set(found.documents), PAGE_SIZE - total)
      : [];
  const idOf = (document: number) => index.ids[document] ?? '';
  return {
    ids: page.map(idOf),
    total,
    facets: found.facets,
    without: withoutWords(question, found, search),
    read: {
      words: query.words,
      chips: conditions.flatMap(({ filter, values, word }) =>
        values.map((value) => ({ filter, value, word })),
      ),
      corrected: query.corrected,
      most,
    },
    trades: total > 0 ? [] : nearTrades(query, (words) => about(readWords(index, words, now), true, false)),
    close: close.map(idOf),
    ways: waysOf(query),
    wordWays: wordWaysOf(query),
  };
}

/** If nothing is found, adds the number of results for the chosen filters without the words. */
function withoutWords(question: Question, found: Matched, { q }: ListingSearch): SearchAnswer['without'] {
  if (found.documents.length > 0 || !q || question.chosen.length === 0) return found.without;
  const all = evaluate(question.index, NOTHING, []);
  return { ...found.without, q: match({ ...question, evaluation: all }, 0).documents.length };
}
