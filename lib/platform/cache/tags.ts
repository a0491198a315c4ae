import { AsyncLocalStorage } from 'node:async_hooks';
import { sharedState } from '@/lib/platform/core/shared-state';

/**
 * Cache tags: all listings, those of an industry, one listing, an employer, share pictures that are not drawn yet, what searches find. No page has
 * `synonyms`: it tells the search index of this process that they changed in the database. Nor `site`, which is on all of them.
 */
export type Tag =
  | 'listings'
  | 'pictures'
  | 'searches'
  | 'synonyms'
  | 'site'
  | `industry:${number}`
  | `internship:${string}`
  | `employer:${string}`;

/** The tags and expiry collected while a page is rendered. */
export interface TagRecord {
  tags: Set<Tag>;
  /** When the page expires; milliseconds since 1970. */
  until: number;
}

interface Shared {
  records: AsyncLocalStorage<TagRecord>;
  listeners: Set<(tags: readonly Tag[]) => void>;
}

const shared = sharedState<Shared>('freshness', () => ({
  records: new AsyncLocalStorage(),
  listeners: new Set(),
}));

/** Runs `render`. Gives its result with the cache tags and the expiry of the page. */
export async function collectTags<T>(render: () => Promise<T>): Promise<{ result: T; record: TagRecord }> {
  const record: TagRecord = { tags: new Set(), until: Number.POSITIVE_INFINITY };
  return { result: await shared.records.run(record, render), record };
}

/**
 * Tags the page that is being rendered; does nothing outside of one.
 * Calls `until` once for the same tags, for the time at which the page expires.
 */
export async function cacheTag(tags: readonly Tag[], until: () => Promise<Date>): Promise<void> {
  const record = shared.records.getStore();
  if (!record || tags.every((tag) => record.tags.has(tag))) return;
  for (const tag of tags) record.tags.add(tag);
  record.until = Math.min(record.until, (await until()).getTime());
}

/** Invalidates the cached pages with these tags. Call it after the change is stored. */
export function changed(tags: readonly Tag[]): void {
  for (const listener of shared.listeners) listener(tags);
}

/** Subscribes to the invalidations of this process. Gives the function that unsubscribes. */
export function onChange(listener: (tags: readonly Tag[]) => void): () => void {
  shared.listeners.add(listener);
  return () => shared.listeners.delete(listener);
}
