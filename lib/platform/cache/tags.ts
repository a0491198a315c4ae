import { AsyncLocalStorage } from 'node:async_hooks';

/** What a kept page can be made of: all listings, those of an industry, one listing, share pictures that are not drawn yet. */
export type Tag = 'listings' | 'pictures' | `industry:${number}` | `internship:${string}`;

/** What is noted while a page is rendered. */
export interface TagRecord {
  tags: Set<Tag>;
  /** Milliseconds since 1970: from then on the page says something else. */
  until: number;
}

interface Shared {
  records: AsyncLocalStorage<TagRecord>;
  listeners: Set<(tags: readonly Tag[]) => void>;
}

/** The service and the pages are bundles of their own, each with its copy of this module. */
const KEY = Symbol.for('mwanzo.freshness');
const holder = globalThis as typeof globalThis & { [KEY]?: Shared };
const shared: Shared = (holder[KEY] ??= { records: new AsyncLocalStorage(), listeners: new Set() });

/** Runs `render` and gives, beside its result, what the page depends on. */
export async function collectTags<T>(render: () => Promise<T>): Promise<{ result: T; record: TagRecord }> {
  const record: TagRecord = { tags: new Set(), until: Number.POSITIVE_INFINITY };
  return { result: await shared.records.run(record, render), record };
}

/**
 * Says what the page that is being rendered depends on; does nothing outside of one.
 * `until` is asked only then, and once for the same tags, for the moment from which the page has to say something else.
 */
export async function cacheTag(tags: readonly Tag[], until: () => Promise<Date>): Promise<void> {
  const record = shared.records.getStore();
  if (!record || tags.every((tag) => record.tags.has(tag))) return;
  for (const tag of tags) record.tags.add(tag);
  record.until = Math.min(record.until, (await until()).getTime());
}

/** Says that kept pages with these tags are out of date; to be called once the change is stored. */
export function changed(tags: readonly Tag[]): void {
  for (const listener of shared.listeners) listener(tags);
}

/** Calls back at every change made by this process. Gives the function that ends it. */
export function onChange(listener: (tags: readonly Tag[]) => void): () => void {
  shared.listeners.add(listener);
  return () => shared.listeners.delete(listener);
}
