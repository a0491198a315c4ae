import { plainWords } from '@/models/prefixes';

/** Words taken of a search. */
const MOST_WORDS = 8;

/**
 * What finds documents that have, for every word of a search, a word that begins so; for collections whose documents keep
 * `beginnings`. Takes the search as typed: undefined or blank finds all, one without a letter or digit finds nothing.
 */
export function hasPrefix(q: string | undefined): object {
  if (q === undefined || q.trim() === '') return {};
  const words = [...new Set(plainWords(q))].slice(0, MOST_WORDS);
  if (words.length === 0) return { beginnings: { $in: [] } };
  return { $and: words.map((word) => ({ beginnings: word })) };
}
