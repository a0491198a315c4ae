import { connect } from '@/lib/platform/db/connection';
import { SharePictureModel, type SharePictureRecord } from '@/models/share-picture';

/** The most pictures that are stored, of some 25 KB each. */
const MAX_STORED = 5_000;

/** Milliseconds for which a picture stays that is of no open listing any more, or no longer looks so. */
const KEPT_MS = 24 * 60 * 60_000;

/** The stored picture of this version, or undefined. */
export async function readStored(version: string): Promise<Buffer | undefined> {
  await connect();
  const record = await SharePictureModel.findById(version).select('png').lean<SharePictureRecord>();
  return record ? Buffer.from(record.png.buffer) : undefined;
}

/** Stores a picture for every node and the next deployment, unless there are too many. */
export async function storePicture(version: string, png: Buffer, drawnAt = new Date()): Promise<void> {
  await connect();
  if ((await SharePictureModel.estimatedDocumentCount()) >= MAX_STORED) return;
  await SharePictureModel.updateOne({ _id: version }, { $setOnInsert: { png, drawnAt } }, { upsert: true });
}

/** Those of these versions that are not stored. */
export async function missingAmong(versions: readonly string[]): Promise<Set<string>> {
  await connect();
  const stored = await SharePictureModel.find({ _id: { $in: versions } })
    .select('_id')
    .lean<Pick<SharePictureRecord, '_id'>[]>();
  const missing = new Set(versions);
  for (const { _id } of stored) missing.delete(_id);
  return missing;
}

/** Deletes the pictures that were drawn a day ago or longer and are none of the wanted ones. Gives how many. */
export async function removeUnwanted(wanted: readonly string[], now: Date): Promise<number> {
  await connect();
  const before = new Date(now.getTime() - KEPT_MS);
  const { deletedCount } = await SharePictureModel.deleteMany({
    drawnAt: { $lt: before },
    _id: { $nin: wanted },
  });
  return deletedCount;
}
