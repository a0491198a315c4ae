/** Longer strings are rarely words. */
const MAX_WORD_LENGTH = 24;

/** Increase it when the prefixes change. The next start then rewrites the stored ones. */
export const PREFIXES_VERSION = 1;

/** A standalone acute accent. If decomposed, it would split a word. */
const LONE_ACUTE = /´/g;
const MARKS = /[\p{M}'’‘ʼʻ`]+/gu;

/** Removes accents and all kinds of apostrophes: Ng'ang'a becomes Nganga. */
export const withoutMarks = (text: string): string =>
  text.replace(LONE_ACUTE, '').normalize('NFKD').replace(MARKS, '');

/** The words of a text for comparison: only letters and digits, lower case, without accents. */
export const plainWords = (text: string): string[] =>
  (
    withoutMarks(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.slice(0, MAX_WORD_LENGTH));

/** Every prefix of every word, for search as you type. An index can find, count and sort exact values without reading documents. */
export function prefixesOf(texts: readonly (string | undefined)[]): string[] {
  const words = new Set(texts.flatMap((text) => plainWords(text ?? '')));
  return [...new Set([...words].flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1))))];
}
