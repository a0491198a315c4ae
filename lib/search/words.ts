import { plainText } from './plain-text';
import { STOP_WORDS } from './stop-words';

/** Maximum letters of a word; longer ones are mostly web addresses. */
const MAX_WORD_LENGTH = 24;

const WORD = /\p{L}&\p{L}(?!\p{L})|[\p{L}\p{N}]+/gu;

/** Two parts that are often written as one word: e-commerce, pre-sales. */
const HYPHENATED = /(?<![\p{L}\p{N}-])(\p{L}{1,12})-(\p{L}{2,12})(?![\p{L}\p{N}-])/gu;

const isMeaningful = (word: string): boolean =>
  (word.length > 1 || /\p{N}/u.test(word)) && !STOP_WORDS.has(word);

/** The meaningful words of a text, in its order and normalised (see `plainText`). */
export const wordsOf = (text: string): string[] =>
  (plainText(text).match(WORD) ?? []).map((word) => word.slice(0, MAX_WORD_LENGTH)).filter(isMeaningful);

/** The hyphenated words of a text, each as one word. */
export const closedUpWords = (text: string): string[] =>
  [...plainText(text).matchAll(HYPHENATED)].map(([, before = '', after = '']) => before + after);
