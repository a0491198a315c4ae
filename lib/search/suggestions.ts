import { COUNTIES_BY_NAME, countyLabel } from '@/lib/counties/counties';
import type { PackedIndex } from './packed-index';
import { tokensOf } from './phrases';
import { stemOf } from './stem';
import { TABLES } from './tables';

/** Letters from which on searches are suggested. */
export const SHORTEST_TYPED = 2;

/** Suggestions of each kind: trades and places, titles, employers. */
const MAX_OF_A_KIND = 3;

interface Suggestion {
  text: string;
  tokens: string[];
}

const suggestion = (text: string): Suggestion => ({ text, tokens: tokensOf(text) });

const TRADES = TABLES.trades.flatMap(({ names, kiswahili }) => [...names, ...kiswahili]).map(suggestion);
const COUNTIES = COUNTIES_BY_NAME.map((county) => suggestion(countyLabel(county)));

/** Makes the test whether a text may be what somebody is typing: every word typed begins one of its words. */
function begunBy(typed: string): (text: Suggestion) => boolean {
  const begun = tokensOf(typed);
  return ({ tokens }) =>
    begun.length > 0 && begun.every((beginning) => tokens.some((token) => token.startsWith(beginning)));
}

const isWritten = (index: PackedIndex, token: string): boolean =>
  (index.postings(stemOf(token))?.length ?? 0) > 0;

/** Trades and counties that what was typed may become, those whose first words were typed before others; only with words that listings have. */
function knownPhrases(typed: string, index: PackedIndex): string[] {
  const start = typed.toLowerCase();
  const isBegun = begunBy(typed);
  const fitting = (of: readonly Suggestion[]) =>
    of
      .filter((each) => isBegun(each) && each.tokens.every((token) => isWritten(index, token)))
      .map(({ text }) => text)
      .sort((a, b) => Number(b.toLowerCase().startsWith(start)) - Number(a.toLowerCase().startsWith(start)))
      .slice(0, MAX_OF_A_KIND);
  return [...fitting(TRADES), ...fitting(COUNTIES)];
}

/** What was typed with its last word as the listings most often have it: the search whose results are suggested. */
export function completed(typed: string, index: PackedIndex): string {
  const tokens = tokensOf(typed);
  const [likeliest] = index.vocabulary.startingWith(tokens.at(-1) ?? '');
  return likeliest === undefined ? typed : [...tokens.slice(0, -1), likeliest].join(' ');
}

/** Searches that what was typed may become: trades, counties, titles and employers, each text once. */
export function suggestionsFor(
  typed: string,
  index: PackedIndex,
  listings: readonly { title: string; company: string }[],
): string[] {
  const isBegun = begunBy(typed);
  const fitting = (texts: string[]) =>
    [...new Set(texts)].filter((text) => isBegun(suggestion(text))).slice(0, MAX_OF_A_KIND);
  const all = [
    ...knownPhrases(typed, index),
    ...fitting(listings.map(({ title }) => title)),
    ...fitting(listings.map(({ company }) => company)),
  ];
  return [...new Map(all.map((text) => [tokensOf(text).join(' '), text])).values()];
}
