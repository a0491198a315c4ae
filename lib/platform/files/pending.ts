import type { Types } from 'mongoose';
import { log } from '@/lib/platform/log/log';
import { PendingFileModel } from '@/models/pending-file';
import { removeFile } from './remove';

/**
 * Marks a file as pending: nothing names it. Call it before the first byte is stored, and in the transaction that takes away the last
 * record that names the file. Whatever is pending for an hour is removed (`sweep-abandoned-files.ts`).
 */
export async function markPending(fileId: Types.ObjectId): Promise<void> {
  await PendingFileModel.updateOne({ _id: fileId }, { $setOnInsert: { at: new Date() } }, { upsert: true });
}

/** Call it in the transaction that stores the record that names the file. */
export async function clearPending(fileId: Types.ObjectId): Promise<void> {
  await PendingFileModel.deleteOne({ _id: fileId });
}

/**
 * Removes a file after the transaction that was about it, if it is pending: also where nobody heard whether that was committed, a file
 * that is named stays. Never throws: what cannot be removed now is removed later.
 */
export async function discardPending(fileId: Types.ObjectId): Promise<void> {
  try {
    if (await PendingFileModel.exists({ _id: fileId })) await removeFile(fileId);
  } catch (err) {
    log.warn({ err, fileId }, 'a file that nothing names waits to be removed');
  }
}
