import { TEXT_NOISE } from './vocabulary';
import { leftOver, plainWords, singular } from './words';

/** Share of the words in common from which on one text is a copy of the other, not written anew. */
const COPIED = 0.5;

/** The same where the titles differ as well. */
const COPIED_IN_PART = 0.3;

/** Different words of a text that are compared; a text of 2,000 characters has about half of them. */
const MAX_FACTS = 300;

const factsOf = (text: string): string[] =>
  [
    ...new Set(
      plainWords(text)
        .map(singular)
        .filter((word) => word.length > 1 && !TEXT_NOISE.has(word)),
    ),
  ].slice(0, MAX_FACTS);

/** Whether a text names all of these words. */
export const mentions = (text: string, words: readonly string[]): boolean =>
  leftOver(words, plainWords(text).map(singular))[0].length === 0;

/**
 * Whether one text is the other with other facts put in: the same sentences about another client, product, route or intake. A text with
 * nothing changed, or written anew, is none; nor is one with words only added, unless the titles differ too.
 */
export function isVariation(one: string, other: string, { isTitleSame }: { isTitleSame: boolean }): boolean {
  const [words, others] = [factsOf(one), factsOf(other)];
  const shorter = Math.min(words.length, others.length);
  if (shorter === 0) return false;
  const [left, right] = leftOver(words, others);
  const common = Math.min(words.length - left.length, others.length - right.length);
  if (common / Math.max(words.length, others.length) < (isTitleSame ? COPIED : COPIED_IN_PART)) return false;
  return isTitleSame ? left.length > 0 && right.length > 0 : true;
}
