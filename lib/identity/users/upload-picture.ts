import { buffer } from 'node:stream/consumers';
import { Types } from 'mongoose';
import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { toPortrait } from '@/lib/platform/files/resize-picture';
import { discardPending } from '@/lib/platform/files/pending';
import { removeFile } from '@/lib/platform/files/remove';
import { storeFile, type FileFacts } from '@/lib/platform/files/store';
import type { IncomingUpload } from '@/lib/platform/files/upload';
import { toOwnPicture, type OwnPicture } from '@/lib/platform/auth/own-picture';
import { replacePicture } from './replace-picture';

const WEBP = { contentType: 'image/webp', extension: 'webp' };

/**
 * Takes a JPEG, PNG or WebP of at most 2 MB, and keeps a small square without metadata. Throws 413, 415, 422,
 * and 429 while too many pictures are processed.
 */
export async function uploadPicture(actor: Actor, upload: IncomingUpload): Promise<{ picture: OwnPicture }> {
  const ownerId = new Types.ObjectId(authorize(actor, 'profile:update').id);
  const { kept } = await upload.receive<FileFacts>({
    keep: async (bytes) => store(ownerId, await toPortrait(await buffer(bytes), ownerId.toHexString())),
    discard: (file) => removeFile(file.fileId),
  });
  const picture = { fileId: kept.fileId, uploadedAt: new Date() };
  try {
    if (!(await replacePicture(ownerId, picture))) throw sessionError('userNotFound');
  } catch (error) {
    await discardPending(kept.fileId);
    throw error;
  }
  return { picture: toOwnPicture(picture) };
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const store = (ownerId: Types.ObjectId, portrait: Buffer): Promise<FileFacts> =>
  storeFile(
    only(portrait),
    { givenName: 'picture', ownerId, purpose: 'picture' },
    { take: async () => undefined, finish: async () => WEBP },
  );
