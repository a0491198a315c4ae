import { DAY_MS, NAIROBI_AHEAD_MS } from '@/lib/platform/format/nairobi';

/** The views of one page on one day. */
export interface SeenPage {
  /** Its address without the query. */
  path: string;
  /** 00:00 in Nairobi, in milliseconds since 1970. */
  day: number;
  views: number;
}

/** Maximum entries held between writes unless told otherwise; views of further pages are not counted. */
const MAX_PAGES = 20_000;

/** The day of a moment, from 00:00 in Nairobi. Takes and gives milliseconds since 1970. */
export const dayOf = (at: number): number =>
  Math.floor((at + NAIROBI_AHEAD_MS) / DAY_MS) * DAY_MS - NAIROBI_AHEAD_MS;

/** Views counted in memory and not yet stored: one entry for each page and day, and whatever else `Page` has. */
export class PendingViews<Page extends SeenPage = SeenPage> {
  readonly #max: number;
  #pages = new Map<string, Page>();

  constructor(max = MAX_PAGES) {
    this.#max = max;
  }

  /** Counts views of a page on a day. */
  add(page: Page): void {
    const key = JSON.stringify({ ...page, views: undefined });
    const seen = this.#pages.get(key);
    if (seen) seen.views += page.views;
    else if (this.#pages.size < this.#max) this.#pages.set(key, { ...page });
  }

  /** Gives the entries since the last call, and forgets them. */
  take(): Page[] {
    const taken = [...this.#pages.values()];
    this.#pages = new Map();
    return taken;
  }
}
