import { EXPANSIONS } from './vocabulary';

const MAX_COMPARED = 2_000;

const LONGEST_PHRASE = 3;

/** Splits a text into words: lower case, no accents, no punctuation. "P.R." becomes "pr". */
export const plainWords = (text: string): string[] =>
  text
    .slice(0, MAX_COMPARED)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bco-?op(?:erative)?\b/gu, 'cooperative')
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
    .replace(/\b(\p{L})\s?[&/]\s?(?=\p{L}\b)/gu, '$1')
    .replace(/['’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export const singular = (word: string): string =>
  word.length > 4 ? word.replace(/(?<=[^s])s$/u, '').replace(/ie$/u, 'y') : word;

const expansionOf = (words: readonly string[], at: number, length: number): string | undefined =>
  at + length <= words.length
    ? EXPANSIONS[
        words
          .slice(at, at + length)
          .map((word) => (length === 1 ? word : singular(word)))
          .join(' ')
      ]
    : undefined;

export function expanded(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = LONGEST_PHRASE;
    while (length > 0 && expansionOf(words, at, length) === undefined) length -= 1;
    const found = expansionOf(words, at, length) ?? EXPANSIONS[singular(words[at] ?? '')];
    const word = words[at] ?? '';
    out.push(...(found ?? singular(word)).split(' ').filter((one) => one !== ''));
    at += Math.max(length, 1);
  }
  return out;
}

/** True if two words differ by at most one added, missing or changed letter, or by two adjacent letters that are swapped. */
export function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const [left, right] = [short.slice(start, short.length - end), long.slice(start, long.length - end)];
  if (left.length + right.length <= 1 || (left.length === 1 && right.length === 1)) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Words that share more than this many first letters count as the same word, shortened or inflected. */
const STEM = 5;

/** True if `short` abbreviates the long word ("hts" for "heights"): its letters in order, and either no vowels or the same ending. */
function isContraction(short: string, long: string): boolean {
  if (short.length < 2 || long.length < short.length + 2 || short[0] !== long[0]) return false;
  if (short.at(-1) !== long.at(-1) && /[aeiou]/u.test(short)) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** True if two words are the same, even if one is misspelt, inflected or abbreviated. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (/\d/u.test(one + other)) return false;
  if (short.length >= 3 && long.startsWith(short)) return true;
  if (isContraction(short, long)) return true;
  if (short.length < STEM - 1) return false;
  if (short.length >= STEM + 1 && long.startsWith(short.slice(0, STEM + 1))) return true;
  return short[0] === long[0] && isOneEdit(short, long);
}

function byFirstLetter(words: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const letter = word[0] ?? '';
    const group = groups.get(letter);
    if (group) group.push(word);
    else groups.set(letter, [word]);
  }
  return groups;
}

export function leftOver(one: readonly string[], other: readonly string[]): [string[], string[]] {
  const missing = (from: readonly string[], among: readonly string[]) => {
    const groups = byFirstLetter(among);
    return from.filter((word) => !groups.get(word[0] ?? '')?.some((found) => isSameWord(word, found)));
  };
  return [missing(one, other), missing(other, one)];
}
