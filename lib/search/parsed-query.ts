import { stemOf } from './stem';
import { SMALL_TALK } from './stop-words';
import { wordsOf } from './words';

/** Words used of a query; the rest of a longer one is ignored. */
const MAX_WORDS = 8;

/** In a query, "it" means the industry: nobody searches for the pronoun. */
const TRADE = /\bit\b/gi;

/** A word of a query. */
export interface QueryWord {
  word: string;
  stem: string;
  /** Whether a listing must contain it. */
  required: boolean;
  /** Whether it is the last one, which may be the prefix of a longer word. */
  last: boolean;
}

/** Parses a query as typed. Gives its words, each once. */
export function parseQuery(search: string): QueryWord[] {
  const words = [...new Set(wordsOf(search.replace(TRADE, 'ICT')))].slice(0, MAX_WORDS);
  const onlySmallTalk = words.every((word) => SMALL_TALK.has(word));
  return words.map((word, at) => ({
    word,
    stem: stemOf(word),
    required: onlySmallTalk || !SMALL_TALK.has(word),
    last: at === words.length - 1,
  }));
}
