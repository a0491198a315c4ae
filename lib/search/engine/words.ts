import { hasOther } from '@/models/prefixes';
import { plainText } from './plain-text';
import { STOP_WORDS } from './stop-words';

/** Letters. Longer words, mostly web addresses, are truncated. */
const MAX_WORD_LENGTH = 24;

const WORD = /\p{L}&\p{L}(?!\p{L})|[\p{L}\p{N}]+/gu;

/** Hyphenated words that are often written as one word, such as e-commerce and pre-sales. */
const HYPHENATED = /(?<![\p{L}\p{N}&-])(\p{L}{1,12})-(\p{L}{2,12})(?![\p{L}\p{N}-])/gu;

const DIGIT = /\p{N}/u;

/** False for stop words and single letters. */
export const isMeaningful = (word: string): boolean =>
  (word.length > 1 || DIGIT.test(word)) && !STOP_WORDS.has(word);

const cut = (word: string): string => (word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH) : word);

const wordsIn = (plain: string): string[] => (plain.match(WORD) ?? []).filter(isMeaningful).map(cut);

const closedUpIn = (plain: string): string[] =>
  plain.includes('-')
    ? [...plain.matchAll(HYPHENATED)].map(([, before = '', after = '']) => before + after)
    : [];

/** The meaningful words of a text, in order, normalized (see `plainText`). */
export const wordsOf = (text: string): string[] => wordsIn(plainText(text));

export const closedUpWords = (text: string): string[] => closedUpIn(plainText(text));

const AMPERSAND = 38;
const HYPHEN = 45;
const DIGITS = 1;
const LETTERS = 2;

/** The type of each character: `DIGITS`, `LETTERS` or 0. Plain text is in lower case. */
const CODES = new Uint8Array(65_536).fill(LETTERS, 97, 123).fill(DIGITS, 48, 58);

/** 0 beyond the end, where the character code is not a number. */
const codeAt = (plain: string, at: number): number => CODES[plain.charCodeAt(at) | 0] ?? 0;

function endOfLetters(plain: string, at: number): number {
  let end = at;
  while (codeAt(plain, end) === LETTERS) end++;
  return end;
}

function closedUpAt(plain: string, at: number, hyphen: number): string | undefined {
  const before = plain.charCodeAt(at - 1);
  if (before === HYPHEN || before === AMPERSAND || hyphen - at > 12 || endOfLetters(plain, at) !== hyphen)
    return undefined;
  const end = endOfLetters(plain, hyphen + 1);
  const length = end - hyphen - 1;
  if (length < 2 || length > 12 || codeAt(plain, end) !== 0 || plain.charCodeAt(end) === HYPHEN)
    return undefined;
  return plain.slice(at, hyphen) + plain.slice(hyphen + 1, end);
}

/** Finds what `WORD` and `HYPHENATED` match in a text with only ASCII letters, but much faster, because startup reads every word. */
function forEachAscii(plain: string, each: (word: string) => void): void {
  for (let at = 0; at < plain.length; at++) {
    const code = codeAt(plain, at);
    if (code === 0) continue;
    let end = at + 1;
    const joined = code === LETTERS && plain.charCodeAt(end) === AMPERSAND;
    if (joined && codeAt(plain, at + 2) === LETTERS && codeAt(plain, at + 3) !== LETTERS) end = at + 3;
    else while (codeAt(plain, end) !== 0) end++;
    each(plain.slice(at, Math.min(end, at + MAX_WORD_LENGTH)));
    if (plain.charCodeAt(end) === HYPHEN) {
      const closedUp = closedUpAt(plain, at, end);
      if (closedUp) each(closedUp);
    }
    at = end - 1;
  }
}

/** Calls `each` for every word of a text, including stop words, and for hyphenated words joined into one. */
export function forEachWord(text: string, each: (word: string) => void): void {
  const plain = plainText(text);
  if (!hasOther(plain)) {
    forEachAscii(plain, each);
    return;
  }
  for (const word of plain.match(WORD) ?? []) each(cut(word));
  closedUpIn(plain).forEach(each);
}
