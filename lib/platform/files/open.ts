import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Types } from 'mongoose';
import { AppError } from '@/lib/platform/core/errors';
import { filesBucket } from './bucket';

export interface StoredFile {
  fileName: string;
  contentType: string;
  /** Bytes. */
  size: number;
  stream: ReadableStream<Uint8Array>;
}

/** Opens the stored file of a record. Throws `notFound` if its bytes are gone. */
export async function openFile(record: {
  fileId: Types.ObjectId;
  fileName: string;
  contentType: string;
}): Promise<StoredFile> {
  const bucket = await filesBucket();
  const [file] = await bucket.find({ _id: record.fileId }).limit(1).toArray();
  if (!file) throw new AppError('notFound', 'That file is no longer here.');
  return {
    fileName: record.fileName,
    contentType: record.contentType,
    size: file.length,
    stream: Readable.toWeb(bucket.openDownloadStream(record.fileId)) as ReadableStream<Uint8Array>,
  };
}
