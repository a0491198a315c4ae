import type { Types } from 'mongoose';
import { DocumentInspector } from '@/lib/platform/files/sniff-document-type';
import { clearPending } from '@/lib/platform/files/pending';
import { storeFile, type FileFacts } from '@/lib/platform/files/store';
import type { FilePurpose } from '@/lib/platform/core/vocabulary';

async function* whole(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Checks a file in the same way as an upload, and stores it for its owner. Returns the fields for its record. */
export async function keepFile(
  ownerId: Types.ObjectId,
  purpose: FilePurpose,
  givenName: string,
  bytes: Buffer,
): Promise<FileFacts> {
  const file = { givenName, ownerId, purpose };
  const facts = await storeFile(whole(bytes), file, new DocumentInspector());
  await clearPending(facts.fileId);
  return facts;
}
