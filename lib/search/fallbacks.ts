import { parseQuery } from './parsed-query';
import { findBestCandidates, findCandidates, type Candidates, type SearchFilters } from './retrieval';
import { expandQuery, type ExpandedWord } from './query-expansion';

/** How closely the results match the query. */
export type Faithfulness = 'as typed' | 'errors put right' | 'most of the words';

/** One interpretation of the query. */
export interface Fallback {
  faithfulness: Faithfulness;
  /** What its listings are ranked by. */
  expandedWords: readonly ExpandedWord[];
  /** Its listings with the filters; the best ones if there are too many. */
  best: (filters: SearchFilters) => Promise<Candidates>;
  /** Its listings, for counting. */
  all: (filters: SearchFilters) => Promise<Candidates>;
}

const strict = (faithfulness: Faithfulness, expandedWords: readonly ExpandedWord[], now: Date): Fallback => ({
  faithfulness,
  expandedWords,
  best: (filters) => findBestCandidates({ expandedWords, filters, now }),
  all: (filters) => findCandidates({ expandedWords, filters, now }),
});

/** Listings with all words except any one. */
function allButOne(expandedWords: readonly ExpandedWord[], now: Date): Fallback | undefined {
  const required = expandedWords.filter((expandedWord) => expandedWord.required);
  if (required.length < 2) return undefined;
  const all = async (filters: SearchFilters): Promise<Candidates> => {
    const found = await Promise.all(
      required.map((dropped) =>
        findCandidates({
          expandedWords: expandedWords.map((expandedWord) =>
            expandedWord === dropped ? { ...expandedWord, required: false } : expandedWord,
          ),
          filters,
          now,
        }),
      ),
    );
    const each = new Map(found.flatMap(({ listings }) => listings).map((listing) => [listing.id, listing]));
    return { listings: [...each.values()], more: found.some(({ more }) => more) };
  };
  return {
    faithfulness: 'most of the words',
    expandedWords: expandedWords.map((expandedWord) => ({ ...expandedWord, required: false })),
    best: all,
    all,
  };
}

/** The interpretations of a query, closest first. Each one is computed only if the previous one found nothing. */
export async function* fallbacksOf(q: string, now: Date): AsyncGenerator<Fallback> {
  const asked = parseQuery(q);
  const typed = await expandQuery(asked);
  const isAsTyped = !typed.some(({ required, corrected }) => required && corrected);
  yield strict(isAsTyped ? 'as typed' : 'errors put right', typed, now);
  if (asked.length === 0) return;
  const doubted = await expandQuery(asked, true);
  yield strict('errors put right', doubted, now);
  const most = allButOne(doubted, now);
  if (most) yield most;
}
