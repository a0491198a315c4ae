import { LRUCache } from 'lru-cache';
import { log } from '@/lib/platform/log/log';
import { cardVersion, siteCard, type ShareCard } from './card';
import { drawAtOnce, drawInTurn } from './draw';
import { readStored, storePicture } from './stored';

/** Pictures in memory, 20 to 30 KB each. */
const MAX_CACHED = 200;

const kept = new LRUCache<string, Buffer, ShareCard>({
  max: MAX_CACHED,
  fetchMethod: async (version, _, { context: card }) => {
    const stored = await readStored(version).catch(() => undefined);
    if (stored) return stored;
    // The site's picture stands in for pictures that are not ready in time, so it skips the queue.
    const drawn = await (version === cardVersion(siteCard()) ? drawAtOnce(card) : drawInTurn(card));
    storePicture(version, drawn).catch((error: unknown) =>
      log.warn({ err: error }, 'share picture not stored'),
    );
    return drawn;
  },
});

/** Returns the picture of a card: from memory or the database, or else drawn now and stored. Throws `unavailable` if the queue is full. */
export const sharePicture = (card: ShareCard): Promise<Buffer> =>
  kept.forceFetch(cardVersion(card), { context: card });
