import type { Types } from 'mongoose';
import { filesBucket } from '@/lib/platform/files/bucket';
import { markPending } from '@/lib/platform/files/pending';
import { removeFile } from '@/lib/platform/files/remove';

/** Removes the files of a user or employer. Transactions do not cover files, so call it after the commit that deleted the user. */
export async function removeUserFiles(ownerId: Types.ObjectId): Promise<void> {
  const files = (await filesBucket()).find({ 'metadata.ownerId': ownerId });
  for await (const { _id } of files) {
    await markPending(_id);
    await removeFile(_id);
  }
}
