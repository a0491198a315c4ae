import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findDetailsFile } from './copy-details-file';

/** The name and size of the details file of the signed-in employer's listing, or null. Throws 404. */
export async function readDetailsFile(
  actor: Actor,
  input: { id: unknown },
): Promise<{ fileName: string; size: number } | null> {
  const { id } = authorize(actor, 'submission:create');
  const file = await findDetailsFile(new Types.ObjectId(id), input.id);
  return file && { fileName: file.fileName, size: file.size };
}
