import mongoose, { type Types } from 'mongoose';
import { finished } from 'node:stream/promises';
import type { FilePurpose } from '@/models/vocabulary';

export interface SampleFile {
  fileId: Types.ObjectId;
  fileName: string;
  contentType: string;
  size: number;
}

/** Keeps a PDF file for its owner; gives what a record says of it. */
export async function storePdf(
  ownerId: Types.ObjectId,
  purpose: FilePurpose,
  fileName: string,
  bytes: Buffer,
): Promise<SampleFile> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  const contentType = 'application/pdf';
  const upload = new mongoose.mongo.GridFSBucket(db, { bucketName: 'files' }).openUploadStream(fileName, {
    metadata: { ownerId, purpose, contentType },
  });
  upload.end(bytes);
  await finished(upload);
  return { fileId: upload.id, fileName, contentType, size: bytes.length };
}
