import { Types } from 'mongoose';
import { Slices } from '@/lib/platform/core/slices';
import { TIME_LIMITS_MS } from '@/lib/platform/db/time-limits';
import { log } from '@/lib/platform/log/log';
import { PackedIndex } from '@/lib/search/engine/packed-index';
import { InternshipModel } from '@/models/internship';
import { INDEXED, indexedListing, type IndexedRecord } from './indexed-listing';
import { openFilter } from './open-status';

/** Listings per batch: few enough to decode within two slices. */
const BATCH = 400;

/** Skips a listing that cannot be read, so that the others are still found. */
function put(index: PackedIndex, record: IndexedRecord): void {
  const id = record._id.toHexString();
  try {
    index.set(indexedListing(record));
  } catch (err) {
    index.remove(id);
    log.warn({ err, listing: id }, 'listing not added to the search index');
  }
}

/** Reads every open listing into a new index, a few milliseconds at a time, and prefetches the next batch. */
export async function fillIndex(now: Date): Promise<PackedIndex> {
  const index = new PackedIndex();
  const slices = new Slices();
  const cursor = InternshipModel.collection.find<IndexedRecord>(openFilter(now), {
    projection: INDEXED,
    batchSize: BATCH,
    maxTimeMS: TIME_LIMITS_MS.command,
  });
  try {
    for (let more = await cursor.hasNext(); more;) {
      const records = cursor.readBufferedDocuments();
      const next = cursor.hasNext();
      // The failure is thrown when `next` is awaited, after the records before it.
      next.catch(() => undefined);
      for (const record of records) {
        put(index, record);
        await slices.pause();
      }
      more = await next;
    }
  } finally {
    await cursor.close();
  }
  return index;
}

/** Reads these listings into the index again, and removes those that are not open. */
export async function readAgain(index: PackedIndex, ids: readonly string[], now: Date): Promise<void> {
  const slices = new Slices();
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const records = await InternshipModel.collection
      .find<IndexedRecord>(
        { _id: { $in: batch.map((id) => new Types.ObjectId(id)) }, ...openFilter(now) },
        { projection: INDEXED, maxTimeMS: TIME_LIMITS_MS.search },
      )
      .toArray();
    const found = new Map(records.map((record) => [record._id.toHexString(), record]));
    for (const id of batch) {
      const record = found.get(id);
      if (record) put(index, record);
      else index.remove(id);
      await slices.pause();
    }
  }
}
