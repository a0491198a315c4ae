import type { Types } from 'mongoose';
import { DocumentInspector } from '@/lib/files/document-inspector';
import { storeFile, type FileFacts } from '@/lib/files/store';
import type { FilePurpose } from '@/lib/vocabulary';

async function* whole(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Keeps a file for its owner, looked into like an upload; gives what a record says of it. */
export const keepFile = (
  ownerId: Types.ObjectId,
  purpose: FilePurpose,
  givenName: string,
  bytes: Buffer,
): Promise<FileFacts> => storeFile(whole(bytes), { givenName, ownerId, purpose }, new DocumentInspector());
