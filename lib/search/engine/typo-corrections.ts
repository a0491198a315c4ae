/** Corrects typos in a search, based on the words in listings. */

import type { PackedIndex } from './packed-index';
import { isTableWord, tableWords } from './phrases';
import { PUNCTUATED_NAMES } from './plain-text';
import { stemOf } from './stem';
import { STOP_WORDS } from './stop-words';
import { documentOf } from './postings';
import { editDistance } from './edit-distance';
import type { Guess } from './vocabulary';

/** A typed word. `plain` is true if it was in quotation marks. */
export interface Token {
  word: string;
  plain: boolean;
}

export interface Correction {
  from: string;
  to: string;
}

/** A word is split only if both parts have at least this many letters. */
const SHORTEST_PART = 3;

const MAX_GUESSES = 5;

/** True for a word in any listing or table, and for C#, C++ and .NET. Such words are never corrected. */
const isKnown = (word: string, index: PackedIndex): boolean =>
  STOP_WORDS.has(word) ||
  PUNCTUATED_NAMES.has(word) ||
  isTableWord(word) ||
  index.synonyms.has(word) ||
  index.vocabulary.get(word) !== undefined ||
  (index.postings(stemOf(word))?.length ?? 0) > 0;

/** A table word counts as if it occurred in at least twenty titles, because a search for it means a trade or a place. */
const TABLE_WORD = { count: 20, head: 20 };

function* namedWords({ synonyms }: PackedIndex): Generator<string> {
  yield* tableWords();
  yield* synonyms.words();
}

function guesses(word: string, index: PackedIndex): Guess[] {
  const most = word.length < 8 ? 1 : 2;
  const found = new Map(index.vocabulary.near(word).map((guess) => [guess.word, guess]));
  for (const table of word.length < 4 ? [] : namedWords(index)) {
    const { distance, count, head } = found.get(table) ?? {
      distance: editDistance(word, table, most),
      count: 0,
      head: 0,
    };
    if (distance > most) continue;
    found.set(table, {
      word: table,
      distance,
      count: Math.max(count, TABLE_WORD.count),
      head: Math.max(head, TABLE_WORD.head),
    });
  }
  const all = [...found.values()];
  const nearest = Math.min(...all.map(({ distance }) => distance));
  return all
    .filter(({ distance }) => distance === nearest)
    .sort((a, b) => b.head * 10 + b.count - a.head * 10 - a.count)
    .slice(0, MAX_GUESSES);
}

function together(index: PackedIndex, a: string, b: string): number {
  const [one, other] = [index.postings(stemOf(a)), index.postings(stemOf(b))];
  if (!one || !other) return 0;
  const documents = new Set(Array.from(one.items().subarray(0, 2_000), documentOf));
  let count = 0;
  for (const posting of other.items()) if (documents.has(documentOf(posting))) count++;
  return count;
}

/** Returns the guess that shares listings with the most other search words. Ties go to the likeliest word. */
function bestGuess(word: string, others: readonly string[], index: PackedIndex): Guess | undefined {
  const scored = guesses(word, index).map((guess) => ({
    guess,
    beside: others.reduce((sum, other) => sum + Math.min(1, together(index, guess.word, other)), 0),
  }));
  return scored.sort((a, b) => b.beside - a.beside)[0]?.guess;
}

/** Splits two joined words, preferring the most frequent ones. Returns undefined if no split produces two known words. */
function partsOf(word: string, index: PackedIndex): [string, string] | undefined {
  const weight = (part: string) =>
    (index.vocabulary.get(part)?.head ?? 0) + (isTableWord(part) ? TABLE_WORD.head : 0);
  let best: { parts: [string, string]; weight: number } | undefined;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    const least = Math.min(...parts.map(weight));
    if (least > (best?.weight ?? 0)) best = { parts, weight: least };
  }
  return best?.parts;
}

const plainOnes = (words: readonly string[]): Token[] => words.map((word) => ({ word, plain: false }));

/** Corrects joined, split and misspelt words that occur in no listing, but not an unfinished last word. Returns the corrections. */
export function correct(
  tokens: readonly Token[],
  index: PackedIndex,
): { tokens: Token[]; corrected: Correction[] } {
  const out: Token[] = [];
  const corrected: Correction[] = [];
  const known = (token: Token) => token.plain || isKnown(token.word, index);
  const others = tokens
    .filter(known)
    .map(({ word }) => word)
    .filter((word) => !STOP_WORDS.has(word));
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    const next = tokens[at + 1];
    const joined = next && !token.plain && !next.plain ? token.word + next.word : '';
    if (next && joined && !(known(token) && known(next)) && isKnown(joined, index)) {
      out.push({ word: joined, plain: false });
      corrected.push({ from: `${token.word} ${next.word}`, to: joined });
      at++;
      continue;
    }
    const isLast = at === tokens.length - 1;
    if (known(token) || (isLast && index.vocabulary.startingWith(token.word).length > 0)) {
      out.push(token);
      continue;
    }
    const guess = bestGuess(token.word, others, index);
    const parts = guess?.distance === 1 ? undefined : partsOf(token.word, index);
    const became = parts ?? (guess && [guess.word]);
    if (became) corrected.push({ from: token.word, to: became.join(' ') });
    out.push(...(became ? plainOnes(became) : [token]));
  }
  return { tokens: out, corrected };
}
