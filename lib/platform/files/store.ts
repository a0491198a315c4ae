import { finished } from 'node:stream/promises';
import mongoose, { type Types } from 'mongoose';
import { FairQueue } from '@/lib/platform/core/fair-queue';
import type { FilePurpose } from '@/lib/platform/core/vocabulary';
import { currentAsker } from '@/lib/platform/log/request-context';
import { filesBucket } from './bucket';
import type { FileInspector } from './file-kind';
import { safeFileName } from './file-name';
import { clearPending, markPending } from './pending';

export interface NewFile {
  givenName: string;
  ownerId: Types.ObjectId;
  purpose: FilePurpose;
}

export interface FileFacts {
  fileId: Types.ObjectId;
  fileName: string;
  contentType: string;
  /** Bytes. */
  size: number;
}

type UploadStream = mongoose.mongo.GridFSBucketWriteStream;

/** Each write holds copies of its bytes until the database has them. Many concurrent writes are no faster than a few. */
const queue = new FairQueue({ atATime: 4, maxWaiting: Number.POSITIVE_INFINITY });

/** Waits until the database has the bytes, so that nothing is pending when the upload is aborted. */
const write = (stream: UploadStream, chunk: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(chunk, (error) => (error ? reject(error) : resolve()));
  });

/**
 * Stores a file while it streams in. The file is pending until `clearPending` is called in the transaction that stores a
 * reference to it. Rethrows errors from the source, the inspector or the database, and leaves nothing behind.
 */
export async function storeFile(
  source: AsyncIterable<Uint8Array>,
  { givenName, ownerId, purpose }: NewFile,
  inspector: FileInspector,
): Promise<FileFacts> {
  const bucket = await filesBucket();
  const fileId = new mongoose.Types.ObjectId();
  await markPending(fileId);
  const stream = bucket.openUploadStreamWithId(fileId, '', { metadata: { ownerId, purpose } });
  stream.on('error', () => undefined);
  try {
    for await (const chunk of source) {
      await inspector.take(chunk);
      await queue.run(currentAsker(), () => write(stream, chunk));
    }
    const { contentType, extension } = await inspector.finish();
    const fileName = safeFileName(givenName, extension);
    stream.filename = fileName;
    stream.end();
    await finished(stream);
    return { fileId, fileName, contentType, size: stream.length };
  } catch (error) {
    await giveUp(bucket, stream);
    throw error;
  }
}

async function giveUp(bucket: mongoose.mongo.GridFSBucket, stream: UploadStream): Promise<void> {
  try {
    if (stream.state.streamEnd) await bucket.delete(stream.id);
    else await stream.abort();
    await clearPending(stream.id as Types.ObjectId);
  } catch {
    // The first error explains more. The rest of the file is pending and will be removed after an hour.
  }
}
