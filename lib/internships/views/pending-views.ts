import { DAY_MS, NAIROBI_AHEAD_MS } from '@/lib/platform/format/nairobi';

export interface SeenPage {
  path: string;
  /** 00:00 in Nairobi, in milliseconds since 1970. */
  day: number;
  views: number;
}

/** Entries in memory between writes. Views of further pages are not counted. */
const MAX_PAGES = 20_000;

/** Midnight in Nairobi at the start of the day. Takes and returns milliseconds since 1970. */
export const dayOf = (at: number): number =>
  Math.floor((at + NAIROBI_AHEAD_MS) / DAY_MS) * DAY_MS - NAIROBI_AHEAD_MS;

/** Views counted but not yet stored: one entry per page, day and other keys of `Page`. */
export class PendingViews<Page extends SeenPage = SeenPage> {
  readonly #max: number;
  #pages = new Map<string, Page>();

  constructor(max = MAX_PAGES) {
    this.#max = max;
  }

  add(page: Page): void {
    const key = JSON.stringify({ ...page, views: undefined });
    const seen = this.#pages.get(key);
    if (seen) seen.views += page.views;
    else if (this.#pages.size < this.#max) this.#pages.set(key, { ...page });
  }

  /** Returns and clears the entries. */
  take(): Page[] {
    const taken = [...this.#pages.values()];
    this.#pages = new Map();
    return taken;
  }
}
