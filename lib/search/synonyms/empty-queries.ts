import { LRUCache } from 'lru-cache';
import { sharedState } from '@/lib/platform/core/shared-state';

/** Searches that are remembered as finding nothing. */
const MAX_QUERIES = 5_000;

const queries = sharedState('empty queries', () => new LRUCache<string, true>({ max: MAX_QUERIES }));

const keyOf = (q: string): string => q.trim().toLowerCase();

/**
 * Remembers in this process whether a search for these words alone finds anything: the pages of searches are cached, so that whoever
 * counts the searches sees no result.
 */
export function noteResult(q: string, isEmpty: boolean): void {
  if (isEmpty) queries.set(keyOf(q), true);
  else queries.delete(keyOf(q));
}

/** Whether these words found nothing when they were last looked for. */
export const foundNothing = (q: string): boolean => queries.has(keyOf(q));
