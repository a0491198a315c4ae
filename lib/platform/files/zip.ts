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

/** Creates a ZIP of texts and stored files, which are read one after another while it is sent. Nothing accumulates in memory. */
export function zipOf(
  fileName: string,
  texts: readonly ZippedText[],
  files: readonly ZippedFile[],
): Omit<StoredFile, 'size'> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // If a file was removed meanwhile, the download must end, but not the service.
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
