import { DAY_MS } from '@/lib/platform/format/nairobi';
import { connect } from '@/lib/platform/db/connection';
import { refusedOf } from '@/lib/platform/db/refused-writes';
import { EmptySearchModel } from '@/models/empty-search';

/** Maximum distinct searches between writes. Further ones are not counted. */
const MAX_WAITING = 1_000;

/** Maximum rows. If the log is full, words searched for only once on an earlier day are removed. */
const MAX_STORED = 10_000;

interface Counted {
  words: string;
  /** 00:00 in Nairobi, in milliseconds since 1970. */
  day: number;
  count: number;
}

/** Searches without results that are counted but not yet stored. */
export class PendingSearches {
  #searches = new Map<string, Counted>();

  add({ words, day, count }: Counted): void {
    const key = `${day} ${words}`;
    const counted = this.#searches.get(key);
    if (counted) counted.count += count;
    else if (this.#searches.size < MAX_WAITING) this.#searches.set(key, { words, day, count });
  }

  /** Returns and clears the entries. */
  take(): Counted[] {
    const taken = [...this.#searches.values()];
    this.#searches = new Map();
    return taken;
  }
}

async function roomNow(): Promise<number> {
  const room = MAX_STORED - (await EmptySearchModel.estimatedDocumentCount());
  if (room > 0) return room;
  await EmptySearchModel.deleteMany({ day: { $lt: new Date(Date.now() - DAY_MS) }, count: 1 });
  return MAX_STORED - (await EmptySearchModel.estimatedDocumentCount());
}

/** Stores the pending searches in one write. On failure, they become pending again and the database error is thrown. */
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
