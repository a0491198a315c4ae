import { plainWords } from '@/models/prefixes';

/** Words used of a query. */
const MAX_WORDS = 8;

/**
 * The filter for documents with `prefixes` in which every word of a query is the prefix of a word.
 * Takes the query as typed. Undefined or blank matches all; a query without a letter or digit matches nothing.
 */
export function hasPrefix(q: string | undefined): object {
  if (q === undefined || q.trim() === '') return {};
  const words = [...new Set(plainWords(q))].slice(0, MAX_WORDS);
  if (words.length === 0) return { prefixes: { $in: [] } };
  return { $and: words.map((word) => ({ prefixes: word })) };
}
