import type { County } from '@/lib/platform/core/vocabulary';
import { correct, type Correction, type Token } from './typo-corrections';
import type { PackedIndex } from './packed-index';
import { MAX_PHRASE, phraseKey, sameAs, tokensOf, type Meaning } from './phrases';
import type { FilterName } from './search-names';
import { stemOf } from './stem';
import { STOP_WORDS } from './stop-words';

/** Only the first words of a longer query are read. */
const MAX_WORDS = 12;

/** Matches "it" in upper or lower case, because nobody searches for the pronoun. */
const TRADE = /\bit\b/gi;

const QUOTED = /["“”]([^"“”]*)["“”]/g;

/** An alternative for a part of a search. A listing must contain all of its stems. `weight` is the confidence. */
export interface Alternative {
  stems: readonly string[];
  weight: number;
}

/** A part of a search that is compared with the words of a listing. */
export interface Concept {
  /** Words and phrases, any of which counts as a match. */
  alternatives: readonly Alternative[];
  /** Similar words, which do not count as a match. */
  near: readonly Alternative[];
  /** The names of similar trades, if a table contains this trade. */
  trades?: readonly string[];
}

/** A part of a search that corresponds to a filter. */
export interface Condition {
  filter: FilterName;
  values: readonly string[];
  word: string;
  /** Words in a listing with the same meaning. */
  literals: readonly Alternative[];
  /** Words that are similar in meaning. */
  near: readonly Alternative[];
  /** True if the words mean exactly the same as the filter. False for a town, which is more specific than its county. */
  exact: boolean;
}

export interface ParsedQuery {
  concepts: Concept[];
  conditions: Condition[];
  corrected: Correction[];
  words: string;
}

/** The confidence of an alternative name, a completed word, a similar trade, and a part of a phrase. */
const OTHER_NAME = 0.8;
const COMPLETED = 0.7;
const NEAR = 0.35;
const PART = 0.5;

const stemsOf = (phrase: string): string[] =>
  tokensOf(phrase)
    .filter((token) => !STOP_WORDS.has(token))
    .map(stemOf);

const alternative = (phrase: string, weight: number): Alternative[] => {
  const stems = stemsOf(phrase);
  return stems.length > 0 ? [{ stems, weight }] : [];
};

/** Removes duplicate phrases, because each one is looked up in every listing. Keeps the highest weight. */
function distinct(alternatives: readonly Alternative[]): Alternative[] {
  const best = new Map<string, Alternative>();
  for (const one of alternatives) {
    const key = one.stems.join(' ');
    if (one.weight > (best.get(key)?.weight ?? 0)) best.set(key, one);
  }
  return [...best.values()];
}

export const wordsOf = (typed: string): string[] => tokensOf(typed.replace(TRADE, 'ICT'));

/** Normalizes a phrase. Returns undefined if only stop words are left, or if the phrase is too long to look up. */
export function readPhrase(typed: string): string | undefined {
  const words = wordsOf(typed);
  const says = words.some((word) => !STOP_WORDS.has(word));
  return says && words.length <= MAX_PHRASE ? words.join(' ') : undefined;
}

function readTokens(q: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  const take = (text: string, plain: boolean) =>
    tokens.push(...(plain ? tokensOf(text) : wordsOf(text)).map((word) => ({ word, plain })));
  for (const match of q.matchAll(QUOTED)) {
    take(q.slice(from, match.index), false);
    take(match[1] ?? '', true);
    from = match.index + match[0].length;
  }
  take(q.slice(from), false);
  return tokens.slice(0, MAX_WORDS);
}

function wordConcept(word: string, index: PackedIndex, isLast: boolean): Concept {
  const stem = stemOf(word);
  const names = sameAs(phraseKey([word]));
  const same = names.flatMap((phrase) => alternative(phrase, OTHER_NAME));
  const trades = names.flatMap((phrase) => tradesNear(phrase, index));
  const isThere = index.vocabulary.get(word) !== undefined || index.postings(stem) !== undefined;
  const completed =
    isThere || !isLast || same.length > 0
      ? []
      : [...new Set(index.vocabulary.startingWith(word).map(stemOf))].map((each) => ({
          stems: [each],
          weight: COMPLETED,
        }));
  return {
    alternatives: distinct([{ stems: [stem], weight: 1 }, ...same, ...completed]),
    near: distinct(trades.flatMap((phrase) => alternative(phrase, NEAR))),
    ...(names.length > 0 && { trades }),
  };
}

function tradesNear(phrase: string, { synonyms }: PackedIndex): readonly string[] {
  const meaning = synonyms.meaningOf(phraseKey(tokensOf(phrase)));
  return meaning?.is === 'trade' ? meaning.near : [];
}

function tradeConcept(
  tokens: readonly string[],
  meaning: Extract<Meaning, { is: 'trade' }>,
  { synonyms }: PackedIndex,
): Concept {
  const key = phraseKey(tokens);
  const names = [...meaning.says, ...sameAs(key)];
  const typed = stemsOf(tokens.join(' '));
  const telling = typed.filter((stem) => synonyms.meaningOf(stem)?.is !== 'filler');
  const [first = ''] = meaning.says;
  const asTyped = phraseKey(tokensOf(first)) === key;
  return {
    alternatives: distinct([
      { stems: typed, weight: 1 },
      ...names.flatMap((name, at) => alternative(name, at === 0 && !asTyped ? 1 : OTHER_NAME)),
    ]),
    near: distinct([
      ...(typed.length > 1 ? telling.map((stem) => ({ stems: [stem], weight: PART })) : []),
      ...meaning.near.flatMap((phrase) => alternative(phrase, NEAR)),
    ]),
    trades: meaning.near,
  };
}

const placeCondition = (
  word: string,
  { counties, exact, says }: Extract<Meaning, { is: 'place' }>,
): Condition => ({
  filter: 'county',
  values: counties satisfies readonly County[],
  word,
  literals: says.flatMap((phrase) => alternative(phrase, 1)),
  near: [],
  exact,
});

interface Found {
  meaning: Meaning;
  length: number;
}

/** Finds a trade typed as two words, such as "book keeper". */
function joinedAt(tokens: readonly Token[], at: number, { synonyms }: PackedIndex): Found | undefined {
  const [one, other] = tokens.slice(at, at + 2);
  if (!one || !other || one.plain || other.plain) return undefined;
  const meaning = synonyms.meaningOf(phraseKey([one.word + other.word]));
  return meaning?.is === 'trade' ? { meaning, length: 2 } : undefined;
}

/** Finds the longest known phrase that starts at this word. */
function phraseAt(tokens: readonly Token[], at: number, index: PackedIndex): Found | undefined {
  for (let length = Math.min(MAX_PHRASE, tokens.length - at); length > 0; length--) {
    const part = tokens.slice(at, at + length);
    if (part.some(({ plain }) => plain)) continue;
    const meaning = index.synonyms.meaningOf(phraseKey(part.map(({ word }) => word)));
    if (meaning) return { meaning, length };
  }
  return joinedAt(tokens, at, index);
}

/** Parses a search: recognizes words, trades, places and filters in English and Kiswahili. */
export function readQuery(q: string, index: PackedIndex): ParsedQuery {
  const { tokens, corrected } = correct(readTokens(q), index);
  const parsed: ParsedQuery = {
    concepts: [],
    conditions: [],
    corrected,
    words: tokens.map(({ word }) => word).join(' '),
  };
  for (let at = 0; at < tokens.length; at++) {
    const found = phraseAt(tokens, at, index);
    const part = tokens.slice(at, at + (found?.length ?? 1)).map(({ word }) => word);
    add(parsed, part, found?.meaning, index, {
      plain: tokens[at]?.plain ?? false,
      isLast: at + part.length === tokens.length,
    });
    at += part.length - 1;
  }
  return parsed;
}

function add(
  parsed: ParsedQuery,
  part: string[],
  meaning: Meaning | undefined,
  index: PackedIndex,
  { plain, isLast }: { plain: boolean; isLast: boolean },
): void {
  const word = part.join(' ');
  if (meaning?.is === 'filter') {
    const { filter, values, says } = meaning;
    const typed = new Set(stemsOf(word));
    const weightOf = (phrase: string) => (stemsOf(phrase).some((stem) => typed.has(stem)) ? 1 : OTHER_NAME);
    const literals = [word, ...says].flatMap((phrase) => alternative(phrase, weightOf(phrase)));
    const near = meaning.near.flatMap((phrase) => alternative(phrase, 1));
    parsed.conditions.push({ filter, values, word, literals, near, exact: true });
  } else if (meaning?.is === 'place') parsed.conditions.push(placeCondition(word, meaning));
  else if (meaning?.is === 'trade') parsed.concepts.push(tradeConcept(part, meaning, index));
  else if (meaning?.is === 'abroad')
    parsed.concepts.push({
      alternatives: meaning.says.flatMap((phrase) => alternative(phrase, 1)),
      near: [],
    });
  else if (plain || !(meaning?.is === 'filler' || STOP_WORDS.has(word)))
    parsed.concepts.push(wordConcept(word, index, isLast));
}
