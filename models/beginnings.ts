/** Letters of a word that count; what is longer is an accident. */
const LONGEST_WORD = 24;

/** The words of a text as they are compared: letters and digits, lower case, without accents. */
export const plainWords = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/[\p{M}'’]+/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.slice(0, LONGEST_WORD));

/**
 * Every beginning of every word of these texts, each once: what a list is searched by while somebody types. Held as exact values,
 * because an index finds, counts and orders those without looking at a document.
 */
export function beginningsOf(texts: readonly (string | undefined)[]): string[] {
  const words = new Set(texts.flatMap((text) => plainWords(text ?? '')));
  return [...new Set([...words].flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1))))];
}
