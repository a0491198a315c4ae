import type { Types } from 'mongoose';
import { membership, ofOwnEmployer } from '@/lib/employers/members/membership';
import { invalidField } from '@/lib/platform/core/errors';
import { DocumentInspector } from '@/lib/platform/files/sniff-document-type';
import { discardPending } from '@/lib/platform/files/pending';
import { removeFile } from '@/lib/platform/files/remove';
import { storeFile, type FileFacts } from '@/lib/platform/files/store';
import { within } from '@/lib/platform/files/quota';
import { kilobytes, MAX_SUBMITTED_PER_DAY } from '@/lib/platform/files/upload-quotas';
import type { OptionalUpload } from '@/lib/platform/files/upload';
import type { UploadStorage } from '@/lib/platform/files/upload-engine';
import { copyDetailsFile } from './copy-details-file';
import { FILL_ALL } from './messages';
import { refuseTooManyPending } from './pending-limit';
import { newSubmissionSchema, submissionSchema } from './schemas';
import type { SentFields } from './stated';
import { stopAtWarnings } from './stop-at-warnings';

interface Received<File> {
  facts: SentFields;
  file: File;
}

/** With the listing that it began as a copy of. */
export type ReceivedSubmission = Received<FileFacts> & { copyOf: string | undefined };

/** Keeps the stored file if there is no new one. */
export type ReceivedCorrection = Received<FileFacts | undefined>;

/** Who sends, and whether one more of theirs will wait for a decision. */
interface Sender {
  ownerId: Types.ObjectId;
  addsOne: boolean;
  /** The file of the submission that is changed. */
  stored?: FileFacts;
}

/**
 * Reads the form of a submission: the details file and, in `data`, the fields as JSON.
 * Passes both to `write` and gives its result; where no file was chosen, the one of the listing that is copied goes along. Deletes the
 * file if the fields are invalid or `write` throws. Throws 409 for too many pending submissions, 429 past the daily quota of bytes.
 */
export const receiveSubmission = <T>(
  ownerId: Types.ObjectId,
  upload: OptionalUpload,
  write: (received: ReceivedSubmission) => Promise<T>,
): Promise<T> =>
  receive({ ownerId, addsOne: true }, upload, async (data, chosen) => {
    const { copyOf, stopAtWarnings: stops = false, ...facts } = newSubmissionSchema.parse(data);
    const file = chosen ?? (copyOf ? await copyDetailsFile(ownerId, copyOf) : undefined);
    if (!file) throw invalidField('internshipFile', FILL_ALL);
    return {
      file,
      write: async () => {
        if (stops) await stopAtWarnings(await sentBy(ownerId, file), facts);
        return write({ facts, file, copyOf: copyOf ?? undefined });
      },
    };
  });

/** The same for a submission that has a file: another one is optional. */
export const receiveCorrection = <T>(
  sender: Sender,
  upload: OptionalUpload,
  write: (received: ReceivedCorrection) => Promise<T>,
): Promise<T> =>
  receive(sender, upload, (data, file) => {
    const { stopAtWarnings: stops = false, ...facts } = submissionSchema.parse(data);
    return Promise.resolve({
      file,
      write: async () => {
        if (stops) await stopAtWarnings(await sentBy(sender.ownerId, file ?? sender.stored), facts);
        return write({ facts, file });
      },
    });
  });

/** What the checks know of a submission that is not stored. */
const sentBy = async (submittedBy: Types.ObjectId, file: FileFacts | undefined) => ({
  submittedBy,
  employer: (await membership(submittedBy.toHexString()))?.employer ?? null,
  file,
});

/** What is to be written, with its file. */
interface Ready<T> {
  file: FileFacts | undefined;
  write: () => Promise<T>;
}

async function receive<T>(
  { ownerId, addsOne }: Sender,
  upload: OptionalUpload,
  read: (data: unknown, chosen: FileFacts | undefined) => Promise<Ready<T>>,
): Promise<T> {
  if (addsOne) await refuseTooManyPending(await ofOwnEmployer(ownerId.toHexString()));
  const key = ownerId.toHexString();
  const share = { quota: MAX_SUBMITTED_PER_DAY, key, points: kilobytes() };
  const used = ({ size }: { size: number }) => kilobytes(size);
  const { result } = await within({ ...share, used }, async () => {
    const { kept: chosen, fields } = await upload.receiveIfAny(storageOf(ownerId));
    let stored = chosen;
    try {
      const { file, write } = await read(readData(fields.data), chosen);
      stored = file;
      return { result: await write(), size: file?.size ?? 0 };
    } catch (error) {
      if (stored) await discardPending(stored.fileId);
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
