import { match, type Question } from './match';
import type { ParsedQuery } from './read-query';

export interface NearTrade {
  words: string;
  count: number;
  /** True if the search's filters apply to `count`. */
  filtered: boolean;
}

const MAX_TRADES = 3;

/** Maximum trades to try. Each one requires a search. */
const MAX_ASKED = 8;

/**
 * Returns similar trades that have open listings, in the order of the table. Applies the search's filters, unless that would leave no
 * trade. `ask` prepares the search for a trade.
 */
export function nearTrades(query: ParsedQuery, ask: (words: string) => Question): NearTrade[] {
  const within = openTrades(query, ask, true);
  return within.length > 0 ? within : openTrades(query, (words) => ({ ...ask(words), chosen: [] }), false);
}

function openTrades(
  { concepts }: ParsedQuery,
  ask: (words: string) => Question,
  filtered: boolean,
): NearTrade[] {
  const near: NearTrade[] = [];
  const seen = new Set<string>();
  const trades = new Set(concepts.flatMap((concept) => concept.trades ?? []));
  for (const words of [...trades].slice(0, MAX_ASKED)) {
    const question = ask(words);
    const { documents } = match(question, question.evaluation.required);
    // Another name for the same trade finds the same listings.
    const which = documents.join();
    if (documents.length > 0 && !seen.has(which)) near.push({ words, count: documents.length, filtered });
    seen.add(which);
    if (near.length === MAX_TRADES) break;
  }
  return near;
}
