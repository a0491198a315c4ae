import { editDistance } from '@/lib/search/typos';

/** Letters from which a word may be spelt differently: of shorter ones, another letter makes another word. */
const MIN_LENGTH = 4;

/** A number, an amount, an address, a link, a phone: no part of it is a slip that one can be sure of. */
const IS_FACT = /[\d@/:#&%+]|\.\w/;

const ENDS_SENTENCE = /[.,;:!?]+$/;

/** Signs around a word, which may change freely. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(ENDS_SENTENCE, ''))
    .map((word) => (IS_FACT.test(word) ? word : word.replace(AROUND, '')))
    .filter((word) => word !== '');

function isSpelling(before: string, after: string): boolean {
  if (before.toLowerCase() === after.toLowerCase()) return true;
  if (IS_FACT.test(before) || IS_FACT.test(after)) return false;
  if (Math.min(before.length, after.length) < MIN_LENGTH) return false;
  return editDistance(before.toLowerCase(), after.toLowerCase(), 1) === 1;
}

/**
 * Whether a text only spells another one differently: the same words in the same order, each at most one letter apart, with the same
 * numbers, links and addresses. Capitals, punctuation and line breaks are free. A word more or less is not a spelling: it may be "no".
 */
export function isCorrection(before: string, after: string): boolean {
  const [from, to] = [wordsOf(before), wordsOf(after)];
  return from.length === to.length && from.every((word, at) => isSpelling(word, to[at] ?? ''));
}
