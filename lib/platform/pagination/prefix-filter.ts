import { plainWords } from '@/models/prefixes';

const MAX_WORDS = 8;

/** Every word of the query must be a prefix of a word. A blank query matches everything, one without a letter or digit nothing. */
export function hasPrefix(q: string | undefined): object {
  if (q === undefined || q.trim() === '') return {};
  const words = [...new Set(plainWords(q))].slice(0, MAX_WORDS);
  if (words.length === 0) return { prefixes: { $in: [] } };
  return { $and: words.map((word) => ({ prefixes: word })) };
}
