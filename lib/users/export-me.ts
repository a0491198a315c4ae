import type { Readable } from 'node:stream';
import { Readable as NodeReadable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Types } from 'mongoose';
import { ZipFile } from 'yazl';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { withTimeLimit } from '@/lib/platform/db/time-limits';
import { filesBucket } from '@/lib/platform/files/bucket';
import type { StoredFile } from '@/lib/platform/files/open';
import { collectOwnData } from './own-data';

/**
 * Everything that is kept about the signed-in user, as one ZIP: `data.json` and the files under `files/`.
 * The files are read one after the other as the ZIP is sent; nothing is gathered in memory.
 */
export async function exportMe(actor: Actor): Promise<Omit<StoredFile, 'size'>> {
  const { id } = authorize(actor, 'profile:read');
  const { data, files } = await withTimeLimit('export', () => collectOwnData(id));
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // A file that was removed meanwhile ends the download; it must not end the service.
  const breakOff = (error: Error) => output.destroy(error);
  zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), 'data.json');
  for (const { fileId, path } of files) {
    zip.addReadStreamLazy(path, { compress: false }, (give) => {
      openStream(fileId).then(
        (stream) => give(null, stream.on('error', breakOff)),
        (error: unknown) => give(error, NodeReadable.from([])),
      );
    });
  }
  zip.end();
  zip.on('error', breakOff);
  return {
    fileName: 'my-data.zip',
    contentType: 'application/zip',
    stream: NodeReadable.toWeb(output) as ReadableStream<Uint8Array>,
  };
}

const openStream = async (fileId: Types.ObjectId): Promise<Readable> =>
  (await filesBucket()).openDownloadStream(fileId);
