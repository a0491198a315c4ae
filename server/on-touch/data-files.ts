import { LRUCache } from 'lru-cache';
import { IMMUTABLE } from '@/lib/platform/http/immutable-cache';
import { toCachedPage, type CachedPage } from '../page-cache/cached-page';
import { dataFileName } from './finish-page';

/** Milliseconds a data file is cached, memory permitting: as long as a page may stay open. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

/** The address of a data file. It contains the address of its page, so that a node without the file can recreate it. */
export const dataFileAddress = (name: string, page: string): string =>
  `/page-script/${name}.js?of=${encodeURIComponent(page)}`;

const ADDRESS = /^\/page-script\/([\w-]{22})\.js\?of=([^&#]+)$/;

export function readDataFileAddress(url: string): { name: string; page: string } | undefined {
  const [, name, page] = ADDRESS.exec(url) ?? [];
  if (name === undefined || page === undefined) return undefined;
  try {
    return { name, page: decodeURIComponent(page) };
  } catch {
    return undefined;
  }
}

/** The inline scripts of cached pages, within a memory limit; the least recently used are dropped first. */
export class DataFiles {
  readonly #files: LRUCache<string, CachedPage>;

  constructor(maxBytes: number) {
    this.#files = new LRUCache<string, CachedPage>({
      maxSize: maxBytes,
      sizeCalculation: ({ size }, name) => size + 2 * name.length,
      ttl: KEPT_MS,
      updateAgeOnGet: true,
    });
  }

  get(name: string): CachedPage | undefined {
    return this.#files.get(name);
  }

  async add(script: string): Promise<void> {
    const name = dataFileName(script);
    if (this.#files.get(name)) return;
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': IMMUTABLE };
    this.#files.set(
      name,
      await toCachedPage({ status: 200, headers, body: Buffer.from(script), changes: true }),
    );
  }

  get size(): { files: number; bytes: number } {
    return { files: this.#files.size, bytes: this.#files.calculatedSize };
  }
}
