import { connect } from '@/lib/platform/db/connection';
import { SharePictureModel, type SharePictureRecord } from '@/models/share-picture';

/** Pictures of about 25 KB each. */
const MAX_STORED = 5_000;

const KEPT_MS = 24 * 60 * 60_000;

export async function readStored(version: string): Promise<Buffer | undefined> {
  await connect();
  const record = await SharePictureModel.findById(version).select('png').lean<SharePictureRecord>();
  return record ? Buffer.from(record.png.buffer) : undefined;
}

/** Stores a picture for every node and for the next deployment, unless there are too many. */
export async function storePicture(version: string, png: Buffer, drawnAt = new Date()): Promise<void> {
  await connect();
  if ((await SharePictureModel.estimatedDocumentCount()) >= MAX_STORED) return;
  await SharePictureModel.updateOne({ _id: version }, { $setOnInsert: { png, drawnAt } }, { upsert: true });
}

export async function missingAmong(versions: readonly string[]): Promise<Set<string>> {
  await connect();
  const stored = await SharePictureModel.find({ _id: { $in: versions } })
    .select('_id')
    .lean<Pick<SharePictureRecord, '_id'>[]>();
  const missing = new Set(versions);
  for (const { _id } of stored) missing.delete(_id);
  return missing;
}

/** Deletes unused pictures that were drawn over a day ago. Returns how many. */
export async function removeUnwanted(wanted: readonly string[], now: Date): Promise<number> {
  await connect();
  const before = new Date(now.getTime() - KEPT_MS);
  const { deletedCount } = await SharePictureModel.deleteMany({
    drawnAt: { $lt: before },
    _id: { $nin: wanted },
  });
  return deletedCount;
}
