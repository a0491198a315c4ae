import { LRUCache } from 'lru-cache';
import { IMMUTABLE } from '@/lib/platform/http/immutable-cache';
import { toCachedPage, type CachedPage } from '../page-cache/finished-page';
import { dataFileName } from './finish-page';

/** Milliseconds a data file is kept at least, where there is room: as long as somebody may have a page open. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

/**
 * The address of a data file. It names the page that the file belongs to, so that a node which does not have the file can make it.
 * Takes the file's name and the address of the page.
 */
export const dataFileAddress = (name: string, page: string): string =>
  `/page-script/${name}.js?of=${encodeURIComponent(page)}`;

const ADDRESS = /^\/page-script\/([\w-]{22})\.js\?of=([^&#]+)$/;

/** The name of a data file and the address of its page, or undefined where the address is of something else. */
export function readDataFileAddress(url: string): { name: string; page: string } | undefined {
  const [, name, page] = ADDRESS.exec(url) ?? [];
  if (name === undefined || page === undefined) return undefined;
  try {
    return { name, page: decodeURIComponent(page) };
  } catch {
    return undefined;
  }
}

/** The scripts of finished pages, within a bound of memory; the least used go first. */
export class DataFiles {
  readonly #files: LRUCache<string, CachedPage>;

  /** Takes the most bytes to keep. */
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

  /** Keeps a script under its name; once more, where it is kept already. */
  async keep(script: string): Promise<void> {
    const name = dataFileName(script);
    if (this.#files.get(name)) return;
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': IMMUTABLE };
    this.#files.set(
      name,
      await toCachedPage({ status: 200, headers, body: Buffer.from(script), changes: true }),
    );
  }

  /** How many files and bytes are kept. */
  get size(): { files: number; bytes: number } {
    return { files: this.#files.size, bytes: this.#files.calculatedSize };
  }
}
