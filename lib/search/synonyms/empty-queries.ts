import { LRUCache } from 'lru-cache';

/** Searches that are remembered as finding nothing. */
const MAX_QUERIES = 5_000;

/** The service and the pages are bundles of their own, each with its copy of this module. */
const KEY = Symbol.for('mwanzo.empty-queries');
const holder = globalThis as typeof globalThis & { [KEY]?: LRUCache<string, true> };
const queries = (holder[KEY] ??= new LRUCache<string, true>({ max: MAX_QUERIES }));

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
