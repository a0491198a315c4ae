import { LRUCache } from 'lru-cache';
import { log } from '@/lib/platform/log/log';
import { cardVersion, siteCard, type ShareCard } from './card';
import { drawAtOnce, drawInTurn } from './draw';
import { readStored, storePicture } from './stored';

/** Pictures of 20 to 30 KB that this process caches in memory. */
const MAX_CACHED = 200;

const kept = new LRUCache<string, Buffer, ShareCard>({
  max: MAX_CACHED,
  fetchMethod: async (version, _, { context: card }) => {
    const stored = await readStored(version).catch(() => undefined);
    if (stored) return stored;
    // Sent in place of every picture that is not there in time, so it waits for none of them.
    const drawn = await (version === cardVersion(siteCard()) ? drawAtOnce(card) : drawInTurn(card));
    storePicture(version, drawn).catch((error: unknown) =>
      log.warn({ err: error }, 'a share picture was not stored'),
    );
    return drawn;
  },
});

/**
 * The picture of a card, a PNG of 1200 by 630 pixels: from memory, from the database, or drawn now and stored.
 * Throws `unavailable` when too many wait for theirs to be drawn.
 */
export const sharePicture = (card: ShareCard): Promise<Buffer> =>
  kept.forceFetch(cardVersion(card), { context: card });
