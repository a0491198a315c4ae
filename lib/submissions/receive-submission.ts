import type { Types } from 'mongoose';
import type { z } from 'zod';
import { invalidField } from '@/lib/platform/core/errors';
import { DocumentInspector } from '@/lib/platform/files/document-inspector';
import { discardPending } from '@/lib/platform/files/pending';
import { removeFile } from '@/lib/platform/files/remove';
import { storeFile, type FileFacts } from '@/lib/platform/files/store';
import { within } from '@/lib/platform/files/quota';
import { kilobytes, MAX_SUBMITTED_PER_DAY } from '@/lib/platform/files/upload-quotas';
import type { IncomingUpload, OptionalUpload } from '@/lib/platform/files/upload';
import type { UploadStorage } from '@/lib/platform/files/upload-engine';
import { FILL_ALL } from './messages';
import { refuseTooManyPending } from './pending-limit';
import { submissionSchema } from './schemas';

interface Received<File> {
  facts: z.infer<typeof submissionSchema>;
  file: File;
}

export type ReceivedSubmission = Received<FileFacts>;

/** Keeps the stored file if there is no new one. */
export type ReceivedCorrection = Received<FileFacts | undefined>;

/**
 * Reads the form of a submission: the details file and, in `data`, the fields as JSON.
 * Passes both to `write` and gives its result. Deletes the file if the fields are invalid or `write` throws.
 * Throws 409 for too many pending submissions, 429 past the daily quota of bytes.
 */
export const receiveSubmission = <T>(
  ownerId: Types.ObjectId,
  upload: IncomingUpload,
  write: (received: ReceivedSubmission) => Promise<T>,
): Promise<T> => receive(ownerId, (storage) => upload.receive(storage), write);

/** The same for a submission that has a file: another one is optional. */
export const receiveCorrection = <T>(
  ownerId: Types.ObjectId,
  upload: OptionalUpload,
  write: (received: ReceivedCorrection) => Promise<T>,
): Promise<T> => receive(ownerId, (storage) => upload.receiveIfAny(storage), write);

type Form<File> = { kept: File; fields: Record<string, unknown> };

async function receive<File extends FileFacts | undefined, T>(
  ownerId: Types.ObjectId,
  readForm: (storage: UploadStorage<FileFacts>) => Promise<Form<File>>,
  write: (received: Received<File>) => Promise<T>,
): Promise<T> {
  await refuseTooManyPending(ownerId);
  const key = ownerId.toHexString();
  const share = { quota: MAX_SUBMITTED_PER_DAY, key, points: kilobytes() };
  const used = ({ size }: { size: number }) => kilobytes(size);
  const { result } = await within({ ...share, used }, async () => {
    const { kept: file, fields } = await readForm(storageOf(ownerId));
    try {
      const facts = submissionSchema.parse(readData(fields.data));
      return { result: await write({ facts, file }), size: file?.size ?? 0 };
    } catch (error) {
      if (file) await discardPending(file.fileId);
      throw error;
    }
  });
  return result;
}

const storageOf = (ownerId: Types.ObjectId): UploadStorage<FileFacts> => ({
  keep: (bytes, givenName) =>
    storeFile(bytes, { givenName, ownerId, purpose: 'submission' }, new DocumentInspector()),
  discard: (stored) => removeFile(stored.fileId),
});

function readData(data: unknown): unknown {
  try {
    return JSON.parse(String(data)) as unknown;
  } catch {
    throw invalidField('data', FILL_ALL);
  }
}
