import type { Types } from 'mongoose';
import { PendingFileModel } from '@/models/pending-file';
import { filesBucket } from './bucket';

/** GridFS has no error class or code for a missing file. */
const isNotFound = (error: unknown): boolean =>
  error instanceof Error && error.name === 'MongoRuntimeError' && /^File not found/.test(error.message);

/** Removes a stored file and its pending mark. Does nothing if the file is gone. Not for use in a transaction. */
export async function removeFile(fileId: Types.ObjectId): Promise<void> {
  try {
    await (await filesBucket()).delete(fileId);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  await PendingFileModel.deleteOne({ _id: fileId });
}
