import { Types } from 'mongoose';
import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { toPortrait } from '@/lib/platform/files/resize-picture';
import { keepPicture } from '@/lib/platform/files/keep-picture';
import type { IncomingUpload } from '@/lib/platform/files/upload';
import { toOwnPicture, type OwnPicture } from '@/lib/platform/auth/own-picture';
import { replacePicture } from './replace-picture';

/**
 * Accepts a JPEG, PNG or WebP of at most 2 MB. Stores a small square without metadata. Throws 413, 415, 422, and 429 while too
 * many pictures are being processed.
 */
export async function uploadPicture(actor: Actor, upload: IncomingUpload): Promise<{ picture: OwnPicture }> {
  const ownerId = new Types.ObjectId(authorize(actor, 'profile:update').id);
  const draw = (bytes: Buffer) => toPortrait(bytes, ownerId.toHexString());
  return keepPicture(upload, { ownerId, purpose: 'picture', draw }, async (picture) => {
    if (!(await replacePicture(ownerId, picture))) throw sessionError('userNotFound');
    return { picture: toOwnPicture(picture) };
  });
}
