import { TEXT_NOISE } from './vocabulary';
import { leftOver, plainWords, singular } from './words';

/** A text that shares at least this fraction of its words is a copy, not a rewrite. */
const COPIED = 0.5;

const COPIED_IN_PART = 0.3;

/** Maximum distinct words compared. A text of 2,000 characters has about half as many. */
const MAX_FACTS = 300;

const factsOf = (text: string): string[] =>
  [
    ...new Set(
      plainWords(text)
        .map(singular)
        .filter((word) => word.length > 1 && !TEXT_NOISE.has(word)),
    ),
  ].slice(0, MAX_FACTS);

export const mentions = (text: string, words: readonly string[]): boolean =>
  leftOver(words, plainWords(text).map(singular))[0].length === 0;

/**
 * True if one text is a copy of the other with different facts: the same sentences about another client, product, route or intake. False
 * for a rewritten text. If the titles are the same, also false for an identical text, and for one that only adds words.
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
