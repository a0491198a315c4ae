import { plainText } from './plain-text';
import { STOP_WORDS } from './stop-words';

/** Letters kept of a word; longer ones are addresses and accidents. */
const LONGEST_WORD = 24;

const WORD = /\p{L}&\p{L}(?!\p{L})|[\p{L}\p{N}]+/gu;

/** Two parts that are as often written as one word: e-commerce, pre-sales. */
const HYPHENATED = /(?<![\p{L}\p{N}-])(\p{L}{1,12})-(\p{L}{2,12})(?![\p{L}\p{N}-])/gu;

const says = (word: string): boolean => (word.length > 1 || /\p{N}/u.test(word)) && !STOP_WORDS.has(word);

/** The words of a text that say something, in its order, plain (see `plainText`). */
export const wordsOf = (text: string): string[] =>
  (plainText(text).match(WORD) ?? []).map((word) => word.slice(0, LONGEST_WORD)).filter(says);

/** What hyphens part in a text, as one word each. */
export const closedUpWords = (text: string): string[] =>
  [...plainText(text).matchAll(HYPHENATED)].map(([, before = '', after = '']) => before + after);
