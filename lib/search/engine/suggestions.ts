import { COUNTIES_BY_NAME, countyLabel } from '@/lib/internships/counties/counties';
import type { PackedIndex } from './packed-index';
import { phraseKey, tokensOf } from './phrases';
import { stemOf } from './stem';
import { STOP_WORDS } from './stop-words';
import { TABLES } from './tables';

/** Searches are suggested once this many letters have been typed. */
export const SHORTEST_TYPED = 2;

/** Maximum suggestions of each kind: trades, places, titles and employers. */
const MAX_OF_A_KIND = 3;

const MAX_SUGGESTIONS = 8;

export const SUGGESTION_KINDS = ['title', 'employer', 'place', 'trade'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

export interface Suggested {
  text: string;
  kind: SuggestionKind;
}

interface Suggestion {
  text: string;
  tokens: string[];
}

/** A phrase from the tables, and its synonyms. Suggested only if listings contain one of them. */
interface Phrase extends Suggestion {
  ways: string[][];
}

// In lower case, so that "IT" matches a typed "it".
const suggestion = (text: string): Suggestion => ({ text, tokens: tokensOf(text.toLowerCase()) });

const phrasesOf = (texts: readonly string[], ways = texts): Phrase[] => {
  const tokens = ways.map((way) => tokensOf(way).filter((token) => !STOP_WORDS.has(token)));
  return texts.map((text) => ({ ...suggestion(text), ways: tokens }));
};

const TRADES = [
  ...TABLES.filterWords.flatMap(({ words, signs }) => phrasesOf(words, [...words, ...signs])),
  ...TABLES.trades.flatMap(({ names, kiswahili }) => phrasesOf([...names, ...kiswahili], names)),
];
const COUNTIES = COUNTIES_BY_NAME.flatMap((county) => phrasesOf([countyLabel(county)]));

/** Returns a function that tests whether each typed word is the beginning of a word in a text. */
function begunBy(typed: string): (text: Suggestion) => boolean {
  const begun = tokensOf(typed.toLowerCase());
  return ({ tokens }) =>
    begun.length > 0 && begun.every((beginning) => tokens.some((token) => token.startsWith(beginning)));
}

const isWritten = (index: PackedIndex, token: string): boolean =>
  (index.postings(stemOf(token))?.length ?? 0) > 0;

const ofKind = (kind: SuggestionKind, texts: readonly string[]): Suggested[] =>
  texts.slice(0, MAX_OF_A_KIND).map((text) => ({ text, kind }));

const eachOnce = (texts: readonly string[]): string[] => {
  const first = new Map<string, string>();
  for (const text of texts) {
    const key = phraseKey(tokensOf(text.toLowerCase()));
    if (!first.has(key)) first.set(key, text);
  }
  return [...first.values()];
};

/** Returns the trades and counties that complete the typed text and occur in listings under any of their names. */
function knownPhrases(typed: string, index: PackedIndex): Suggested[] {
  const [start] = suggestion(typed).tokens;
  const isBegun = begunBy(typed);
  const isOpen = ({ ways }: Phrase) => ways.some((way) => way.every((token) => isWritten(index, token)));
  const fitting = (of: readonly Phrase[]) =>
    of.filter(
      (each) => start !== undefined && each.tokens[0]?.startsWith(start) && isBegun(each) && isOpen(each),
    );
  const known = (of: readonly Phrase[], kind: SuggestionKind) =>
    ofKind(kind, eachOnce(fitting(of).map(({ text }) => text)));
  return [...known(TRADES, 'trade'), ...known(COUNTIES, 'place')];
}

/** Completes the last word to the most frequent word that begins with it. That search finds the suggested titles and employers. */
export function completed(typed: string, index: PackedIndex): string {
  const tokens = tokensOf(typed);
  const [likeliest] = index.vocabulary.startingWith(tokens.at(-1) ?? '', SHORTEST_TYPED);
  return likeliest === undefined ? typed : [...tokens.slice(0, -1), likeliest].join(' ');
}

/** Returns up to eight suggestions without duplicates: trades, counties, titles and employers. */
export function suggestionsFor(
  typed: string,
  index: PackedIndex,
  listings: readonly { title: string; company: string }[],
): Suggested[] {
  const isBegun = begunBy(typed);
  const fitting = (kind: SuggestionKind, texts: string[]) =>
    ofKind(
      kind,
      [...new Set(texts)].filter((text) => isBegun(suggestion(text))),
    );
  const all = [
    ...knownPhrases(typed, index),
    ...fitting(
      'title',
      listings.map(({ title }) => title),
    ),
    ...fitting(
      'employer',
      listings.map(({ company }) => company),
    ),
  ];
  const eachText = new Map(all.map((suggested) => [tokensOf(suggested.text).join(' '), suggested]));
  return [...eachText.values()].slice(0, MAX_SUGGESTIONS);
}
