import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Types } from 'mongoose';
import { ZipFile } from 'yazl';
import { filesBucket } from './bucket';
import type { StoredFile } from './open';

export interface ZippedText {
  path: string;
  text: string;
}

export interface ZippedFile {
  path: string;
  fileId: Types.ObjectId;
}

/** Creates a ZIP of generated and stored files. Reads stored files one by one while sending, so that nothing accumulates in memory. */
export function zipOf(
  fileName: string,
  texts: readonly ZippedText[],
  files: readonly ZippedFile[],
): Omit<StoredFile, 'size'> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // If a file has been removed, the download must fail, but the service must keep running.
  const breakOff = (error: Error) => output.destroy(error);
  for (const { path, text } of texts) zip.addBuffer(Buffer.from(text), path);
  for (const { fileId, path } of files) {
    zip.addReadStreamLazy(path, { compress: false }, (give) => {
      openStream(fileId).then(
        (stream) => give(null, stream.on('error', breakOff)),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
  zip.on('error', breakOff);
  return {
    fileName,
    contentType: 'application/zip',
    stream: Readable.toWeb(output) as ReadableStream<Uint8Array>,
  };
}

const openStream = async (fileId: Types.ObjectId): Promise<Readable> =>
  (await filesBucket()).openDownloadStream(fileId);
