/** Longer strings are rarely words. */
const MAX_WORD_LENGTH = 24;

/** Increase it when the prefixes change. The next start then rewrites the stored ones. */
export const PREFIXES_VERSION = 1;

/** Includes the standalone acute accent. If decomposed, it would split a word. */
const APOSTROPHES = /['’‘ʼʻ`´]+/g;
const MARKS = /[\p{M}'’‘ʼʻ`]+/gu;

const OTHER = /[^\0-\x7f“”–—•]/;

/** True if a text has other characters than ASCII, quotation marks, dashes and bullets, of which only ASCII has letters. */
export const hasOther = (text: string): boolean => OTHER.test(text);

/** Removes accents and all kinds of apostrophes: Ng'ang'a becomes Nganga. */
export function withoutMarks(text: string): string {
  const bare = text.replace(APOSTROPHES, '');
  // Decomposing takes ten times as long as the test, and most texts have no accents.
  return hasOther(bare) ? bare.normalize('NFKD').replace(MARKS, '') : bare;
}

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
