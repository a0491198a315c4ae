/** Letters of a word that count; what is longer is an accident. */
const MAX_WORD_LENGTH = 24;

/** Raise it when names come out differently: those stored before are then written anew at the next start. */
export const PREFIXES_VERSION = 1;

/** The acute accent standing alone; decomposed it would part a word. */
const LONE_ACUTE = /´/g;
const MARKS = /[\p{M}'’‘ʼʻ`]+/gu;

/** A text without accents, and without anything that people type for an apostrophe: Ng'ang'a is Nganga. */
export const withoutMarks = (text: string): string =>
  text.replace(LONE_ACUTE, '').normalize('NFKD').replace(MARKS, '');

/** The words of a text as they are compared: letters and digits, lower case, without marks. */
export const plainWords = (text: string): string[] =>
  (
    withoutMarks(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.slice(0, MAX_WORD_LENGTH));

/**
 * Every beginning of every word of these texts, each once: what a list is searched by while somebody types. Held as exact values,
 * because an index finds, counts and orders those without looking at a document.
 */
export function prefixesOf(texts: readonly (string | undefined)[]): string[] {
  const words = new Set(texts.flatMap((text) => plainWords(text ?? '')));
  return [...new Set([...words].flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1))))];
}
