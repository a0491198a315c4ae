import type { Types } from 'mongoose';
import { filesBucket } from './bucket';

/** GridFS has no class or code of its own for it. */
const isNotFound = (error: unknown): boolean =>
  error instanceof Error && error.name === 'MongoRuntimeError' && /^File not found/.test(error.message);

/** Removes a stored file and its bytes; does nothing when it is gone already. */
export async function removeFile(fileId: Types.ObjectId): Promise<void> {
  try {
    await (await filesBucket()).delete(fileId);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
