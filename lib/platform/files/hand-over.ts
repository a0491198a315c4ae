import mongoose, { type Types } from 'mongoose';

/** Changes the owner of stored files. Transactions do not cover files, so call it before any change that depends on it. Idempotent. */
export async function handOverFiles(
  fileIds: readonly Types.ObjectId[],
  ownerId: Types.ObjectId,
): Promise<void> {
  if (fileIds.length === 0) return;
  await mongoose.connection
    .collection('files.files')
    .updateMany({ _id: { $in: [...fileIds] } }, { $set: { 'metadata.ownerId': ownerId } });
}
