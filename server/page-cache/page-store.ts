import { LRUCache } from 'lru-cache';
import type { TagRecord, Tag } from '@/lib/platform/cache/tags';
import type { CachedPage } from './cached-page';
import type { Tally } from './tallies';

export interface CacheEntry {
  page: CachedPage;
  record: TagRecord;
  /** Milliseconds since 1970. */
  cachedAt: number;
  tally: Tally;
}

/** Cached pages by address and by tag, within a memory limit; the least recently used are dropped first. */
export class PageStore {
  readonly #pages: LRUCache<string, CacheEntry>;
  readonly #keysOf = new Map<Tag, Set<string>>();

  constructor(maxBytes: number) {
    this.#pages = new LRUCache<string, CacheEntry>({
      maxSize: maxBytes,
      sizeCalculation: ({ page }, key) => page.size + 2 * key.length,
      dispose: (entry, key) => this.#removeTags(key, entry),
    });
  }

  get(key: string): CacheEntry | undefined {
    return this.#pages.get(key);
  }

  set(key: string, entry: CacheEntry): void {
    this.#pages.delete(key);
    this.#pages.set(key, entry);
    if (!this.#pages.has(key)) return;
    for (const tag of entry.record.tags) {
      const keys = this.#keysOf.get(tag) ?? new Set();
      this.#keysOf.set(tag, keys.add(key));
    }
  }

  invalidate(tags: readonly Tag[]): void {
    for (const tag of tags) {
      for (const key of [...(this.#keysOf.get(tag) ?? [])]) this.#pages.delete(key);
    }
  }

  invalidateAll(): void {
    this.#pages.clear();
  }

  get size(): { pages: number; tags: number; bytes: number } {
    return { pages: this.#pages.size, tags: this.#keysOf.size, bytes: this.#pages.calculatedSize };
  }

  #removeTags(key: string, { record }: CacheEntry): void {
    for (const tag of record.tags) {
      const keys = this.#keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOf.delete(tag);
    }
  }
}
