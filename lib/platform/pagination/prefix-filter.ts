import { plainWords } from '@/models/prefixes';

const MAX_WORDS = 8;

/** Every query word must be a prefix of a stored word. A blank query matches everything; one without letters or digits matches nothing. */
export function hasPrefix(q: string | undefined): object {
  if (q === undefined || q.trim() === '') return {};
  const words = [...new Set(plainWords(q))].slice(0, MAX_WORDS);
  if (words.length === 0) return { prefixes: { $in: [] } };
  return { $and: words.map((word) => ({ prefixes: word })) };
}
