import { LRUCache } from 'lru-cache';
import { sharedState } from '@/lib/platform/core/shared-state';

const MAX_QUERIES = 5_000;

const queries = sharedState('empty queries', () => new LRUCache<string, true>({ max: MAX_QUERIES }));

const keyOf = (q: string): string => q.trim().toLowerCase();

/** Remembers in this process whether these words alone find nothing. The search counter needs this, because search pages are cached. */
export function noteResult(q: string, isEmpty: boolean): void {
  if (isEmpty) queries.set(keyOf(q), true);
  else queries.delete(keyOf(q));
}

export const foundNothing = (q: string): boolean => queries.has(keyOf(q));
