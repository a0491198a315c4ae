import { LRUCache } from 'lru-cache';
import type { TagRecord, Tag } from '@/lib/platform/cache/tags';
import type { CachedPage } from './finished-page';
import type { Tally } from './tallies';

export interface CacheEntry {
  page: CachedPage;
  record: TagRecord;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** Where it is counted. */
  tally: Tally;
}

/** Finished pages within a bound of memory, found by their address and by their tags; the least used go first. */
export class PageStore {
  readonly #pages: LRUCache<string, CacheEntry>;
  readonly #keysOf = new Map<Tag, Set<string>>();

  /** Takes the most bytes to keep. */
  constructor(maxBytes: number) {
    this.#pages = new LRUCache<string, CacheEntry>({
      maxSize: maxBytes,
      sizeCalculation: ({ page }, key) => page.size + 2 * key.length,
      dispose: (kept, key) => this.#forgetTags(key, kept),
    });
  }

  get(key: string): CacheEntry | undefined {
    return this.#pages.get(key);
  }

  /** Replaces what was kept under this address. */
  keep(key: string, kept: CacheEntry): void {
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    if (!this.#pages.has(key)) return;
    for (const tag of kept.record.tags) {
      const keys = this.#keysOf.get(tag) ?? new Set();
      this.#keysOf.set(tag, keys.add(key));
    }
  }

  forget(tags: readonly Tag[]): void {
    for (const tag of tags) {
      for (const key of [...(this.#keysOf.get(tag) ?? [])]) this.#pages.delete(key);
    }
  }

  forgetAll(): void {
    this.#pages.clear();
  }

  /** How many pages, tags and bytes are kept. */
  get size(): { pages: number; tags: number; bytes: number } {
    return { pages: this.#pages.size, tags: this.#keysOf.size, bytes: this.#pages.calculatedSize };
  }

  #forgetTags(key: string, { record }: CacheEntry): void {
    for (const tag of record.tags) {
      const keys = this.#keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOf.delete(tag);
    }
  }
}
