import type { Types } from 'mongoose';
import { invalidField } from '@/lib/platform/core/errors';
import { documentStorage } from '@/lib/platform/files/document-storage';
import { discardPending } from '@/lib/platform/files/pending';
import { within } from '@/lib/platform/files/quota';
import type { FileFacts } from '@/lib/platform/files/store';
import type { OptionalUpload } from '@/lib/platform/files/upload';
import { kilobytes, MAX_SUBMITTED_PER_DAY } from '@/lib/platform/files/upload-quotas';
import { FILL_ALL } from './messages';

export interface Details {
  ownerId: Types.ObjectId;
  file?: FileFacts | undefined;
}

/**
 * Runs `work` within the daily quota of bytes. If `work` throws, deletes the file in `details` and refunds its bytes. Throws 429
 * if the quota is exceeded.
 */
export async function withDetailsFile<T>(
  ownerId: Types.ObjectId,
  work: (details: Details) => Promise<T>,
): Promise<T> {
  const details: Details = { ownerId };
  const share = { quota: MAX_SUBMITTED_PER_DAY, key: ownerId.toHexString(), points: kilobytes() };
  const used = () => (details.file ? kilobytes(details.file.size) : 0);
  return within({ ...share, used }, async () => {
    try {
      return await work(details);
    } catch (error) {
      if (details.file) await discardPending(details.file.fileId);
      throw error;
    }
  });
}

/** Stores the details file of a form, if any, and returns the fields sent as JSON in `data`. Throws the same errors as an upload. */
export async function receiveForm(details: Details, upload: OptionalUpload): Promise<unknown> {
  const { kept, fields } = await upload.receiveIfAny(documentStorage(details.ownerId, 'submission'));
  details.file = kept;
  try {
    return JSON.parse(String(fields.data)) as unknown;
  } catch {
    throw invalidField('data', FILL_ALL);
  }
}
