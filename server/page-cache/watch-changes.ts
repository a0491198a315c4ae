import { setTimeout as wait } from 'node:timers/promises';
import { onChange, type Tag } from '@/lib/platform/cache/tags';
import { listChangedListings } from '@/lib/internships/list-changed';
import { log } from '@/lib/platform/log/log';

/** Milliseconds between looks at what others changed: with a page's making well within the second that is promised. */
const POLL = 300;
/** Milliseconds by which the clocks of those who write may differ, and a write may take. */
const OVERLAP = 60_000;
/** More changes than this at a time, as an import makes: all pages are made anew. */
const MOST = 500;

interface Forgetful {
  forget(tags: readonly Tag[]): void;
  forgetAll(): void;
}

/**
 * Tells the kept pages of every change of a listing: at once of those this process makes, and within half a second of those
 * that other processes on the same database make. Gives the function that ends it.
 */
export function watchChanges(pages: Forgetful): () => Promise<void> {
  const ending = new AbortController();
  const unsubscribe = onChange((tags) => pages.forget(tags));
  const watching = watch(pages, ending.signal);
  return async () => {
    unsubscribe();
    ending.abort();
    await watching;
  };
}

async function watch(pages: Forgetful, signal: AbortSignal): Promise<void> {
  let known = new Set<string>();
  let lookedAt = Date.now();
  let failing = false;
  while (!signal.aborted) {
    const now = Date.now();
    try {
      const found = await listChangedListings({ since: new Date(lookedAt - OVERLAP), limit: MOST });
      const news = found.filter(({ state }) => !known.has(state));
      if (news.length === MOST) pages.forgetAll();
      else if (news.length > 0) pages.forget(news.flatMap(({ tags }) => tags));
      known = new Set(found.map(({ state }) => state));
      lookedAt = now;
      failing = false;
    } catch (error) {
      if (!failing) log.warn({ err: error }, 'the listings that were changed could not be read');
      failing = true;
    }
    await wait(POLL, undefined, { signal }).catch(() => undefined);
  }
}
