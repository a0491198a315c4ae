import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Types } from 'mongoose';
import { discardPending } from './pending';
import { removeFile } from './remove';
import { storeFile, type FileFacts } from './store';
import type { IncomingUpload } from './upload';

const WEBP = { contentType: 'image/webp', extension: 'webp' };

interface Kept {
  fileId: Types.ObjectId;
  uploadedAt: Date;
}

interface Picture {
  ownerId: Types.ObjectId;
  purpose: 'picture' | 'logo';
  /** Converts the picture to the WebP that is stored. */
  draw: (bytes: Buffer) => Promise<Buffer>;
}

/** Receives a picture, converts it with `draw` and stores it. If `keep` throws, deletes the file. Throws upload errors. */
export async function keepPicture<T>(
  upload: IncomingUpload,
  { ownerId, purpose, draw }: Picture,
  keep: (picture: Kept) => Promise<T>,
): Promise<T> {
  const inspector = { take: async () => undefined, finish: async () => WEBP };
  const { kept } = await upload.receive<FileFacts>({
    keep: async (bytes) =>
      storeFile(
        Readable.from([await draw(await buffer(bytes))]),
        { givenName: purpose, ownerId, purpose },
        inspector,
      ),
    discard: (file) => removeFile(file.fileId),
  });
  try {
    return await keep({ fileId: kept.fileId, uploadedAt: new Date() });
  } catch (error) {
    await discardPending(kept.fileId);
    throw error;
  }
}
