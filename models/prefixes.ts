/** Longer words are accidents. */
const MAX_WORD_LENGTH = 24;

/** Raise it when prefixes change: the next start then rewrites the stored ones. */
export const PREFIXES_VERSION = 1;

/** The acute accent standing alone; decomposed it would split a word. */
const LONE_ACUTE = /´/g;
const MARKS = /[\p{M}'’‘ʼʻ`]+/gu;

/** Removes accents, and anything typed as an apostrophe: Ng'ang'a becomes Nganga. */
export const withoutMarks = (text: string): string =>
  text.replace(LONE_ACUTE, '').normalize('NFKD').replace(MARKS, '');

/** The words of a text for comparison: letters and digits, lower case, without marks. */
export const plainWords = (text: string): string[] =>
  (
    withoutMarks(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.slice(0, MAX_WORD_LENGTH));

/** Every distinct prefix of every word, for search as you type: an index finds, counts and sorts exact values. */
export function prefixesOf(texts: readonly (string | undefined)[]): string[] {
  const words = new Set(texts.flatMap((text) => plainWords(text ?? '')));
  return [...new Set([...words].flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1))))];
}
