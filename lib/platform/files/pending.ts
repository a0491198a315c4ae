import type { Types } from 'mongoose';
import { log } from '@/lib/platform/log/log';
import { PendingFileModel } from '@/models/pending-file';
import { removeFile } from './remove';

/**
 * Marks a file as pending, which means that no record refers to it. Call it before storing the first byte, and in the transaction
 * that removes the last reference. Pending files are removed after an hour (`sweep-abandoned-files.ts`).
 */
export async function markPending(fileId: Types.ObjectId): Promise<void> {
  await PendingFileModel.updateOne({ _id: fileId }, { $setOnInsert: { at: new Date() } }, { upsert: true });
}

/** Clears the mark. Call it in the transaction that stores the record that refers to the file. */
export async function clearPending(fileId: Types.ObjectId): Promise<void> {
  await PendingFileModel.deleteOne({ _id: fileId });
}

/** Removes a file if it is still pending, because a commit's outcome may be unknown. Never throws: a leftover is removed later. */
export async function discardPending(fileId: Types.ObjectId): Promise<void> {
  try {
    if (await PendingFileModel.exists({ _id: fileId })) await removeFile(fileId);
  } catch (err) {
    log.warn({ err, fileId }, 'unused file not removed yet');
  }
}
