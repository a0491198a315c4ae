import { stemOf } from './stem';
import { SMALL_TALK } from './stop-words';
import { wordsOf } from './words';

/** Words taken of a search; a longer one is a text, of which the first say enough. */
const MOST_WORDS = 8;

/** In a search, unlike in a text, nobody types a pronoun. */
const TRADE = /\bit\b/gi;

/** A word of a search. */
export interface QueryWord {
  word: string;
  stem: string;
  /** A listing has to have it. */
  required: boolean;
  /** It stands at the end, where it may be the beginning of one. */
  last: boolean;
}

/** The words of a search as typed, each once. */
export function parseQuery(search: string): QueryWord[] {
  const words = [...new Set(wordsOf(search.replace(TRADE, 'ICT')))].slice(0, MOST_WORDS);
  const onlySmallTalk = words.every((word) => SMALL_TALK.has(word));
  return words.map((word, at) => ({
    word,
    stem: stemOf(word),
    required: onlySmallTalk || !SMALL_TALK.has(word),
    last: at === words.length - 1,
  }));
}
