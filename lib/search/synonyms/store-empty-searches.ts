import { DAY_MS } from '@/lib/platform/format/nairobi';
import { connect } from '@/lib/platform/db/connection';
import { refusedOf } from '@/lib/platform/db/refused-writes';
import { EmptySearchModel } from '@/models/empty-search';

/** Words of different searches that wait to be stored; those of further ones are not counted. */
const MAX_WAITING = 1_000;

/** Rows that are stored: of a full log, those seen once before today make room. */
const MAX_STORED = 10_000;

interface Counted {
  words: string;
  /** 00:00 in Nairobi, in milliseconds since 1970. */
  day: number;
  count: number;
}

/** Searches without results that are counted in memory and not yet stored. */
export class PendingSearches {
  #searches = new Map<string, Counted>();

  /** Counts searches for these words on a day. */
  add({ words, day, count }: Counted): void {
    const key = `${day} ${words}`;
    const counted = this.#searches.get(key);
    if (counted) counted.count += count;
    else if (this.#searches.size < MAX_WAITING) this.#searches.set(key, { words, day, count });
  }

  /** Gives the entries since the last call, and forgets them. */
  take(): Counted[] {
    const taken = [...this.#searches.values()];
    this.#searches = new Map();
    return taken;
  }
}

/** How many rows may be added. */
async function roomNow(): Promise<number> {
  const room = MAX_STORED - (await EmptySearchModel.estimatedDocumentCount());
  if (room > 0) return room;
  await EmptySearchModel.deleteMany({ day: { $lt: new Date(Date.now() - DAY_MS) }, count: 1 });
  return MAX_STORED - (await EmptySearchModel.estimatedDocumentCount());
}

/** Stores the pending searches in one write. What could not be stored is counted the next time. Throws the error of the database. */
export async function storeEmptySearches(pending: PendingSearches): Promise<void> {
  const searches = pending.take();
  if (searches.length === 0) return;
  try {
    await connect();
    const room = await roomNow();
    const writes = searches.map(({ words, day, count }, at) => ({
      updateOne: {
        filter: { words, day: new Date(day) },
        update: { $inc: { count } },
        upsert: at < room,
      },
    }));
    await EmptySearchModel.bulkWrite(writes, { ordered: false });
  } catch (error) {
    const refused = refusedOf(error);
    for (const [at, search] of searches.entries()) if (!refused || refused.has(at)) pending.add(search);
    throw error;
  }
}
