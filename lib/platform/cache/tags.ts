import { AsyncValue } from '@/lib/platform/core/async-value';
import { sharedState } from '@/lib/platform/core/shared-state';

/** Cache tags. `site` invalidates all pages; `synonyms` invalidates none, only this process's search index. Pages have neither tag. */
export type Tag =
  | 'listings'
  | 'pictures'
  | 'searches'
  | 'synonyms'
  | 'site'
  | 'employers'
  | `industry:${number}`
  | `internship:${string}`
  | `employer:${string}`;

export interface TagRecord {
  tags: Set<Tag>;
  /** When the page expires, in milliseconds since 1970. */
  until: number;
}

interface Shared {
  records: AsyncValue<TagRecord>;
  listeners: Set<(tags: readonly Tag[]) => void>;
}

const shared = sharedState<Shared>('freshness', () => ({
  records: new AsyncValue(),
  listeners: new Set(),
}));

/** Runs `render`. Returns its result with the page's cache tags and expiry. */
export async function collectTags<T>(render: () => Promise<T>): Promise<{ result: T; record: TagRecord }> {
  const record: TagRecord = { tags: new Set(), until: Number.POSITIVE_INFINITY };
  return { result: await shared.records.run(record, render), record };
}

/** Tags the page being rendered; does nothing outside of rendering. Calls `until`, which returns the page's expiry, only for new tags. */
export async function cacheTag(tags: readonly Tag[], until: () => Promise<Date>): Promise<void> {
  const record = shared.records.getStore();
  if (!record || tags.every((tag) => record.tags.has(tag))) return;
  for (const tag of tags) record.tags.add(tag);
  record.until = Math.min(record.until, (await until()).getTime());
}

/** Invalidates the cached pages with these tags. Call it once the change is stored. */
export function changed(tags: readonly Tag[]): void {
  for (const listener of shared.listeners) listener(tags);
}

/** Subscribes to this process's invalidations. Returns the function that unsubscribes. */
export function onChange(listener: (tags: readonly Tag[]) => void): () => void {
  shared.listeners.add(listener);
  return () => shared.listeners.delete(listener);
}
