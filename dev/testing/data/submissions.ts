import { Types } from 'mongoose';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import type { OptionalUpload } from '@/lib/platform/files/upload';
import { submissionFields } from '../client/submission-form';
import { pdfFile } from './documents';
import { employerOf } from './fixtures';

/**
 * Adds a pending submission to the database. Its file has no bytes. If `submittedBy` is given, the submission
 * belongs to that account's employer.
 */
export async function makeSubmission(change: Partial<SubmissionRecord> = {}): Promise<SubmissionRecord> {
  const created = await SubmissionModel.create({
    ...submissionFields(),
    file: { fileId: new Types.ObjectId(), fileName: 'a.pdf', contentType: 'application/pdf', size: 1 },
    submittedBy: new Types.ObjectId(),
    ...(change.submittedBy && { employer: await employerOf(change.submittedBy, change.company) }),
    ...change,
  });
  return created.toObject();
}

/** Returns the form data of a valid submission with these changes, with or without its details file. */
export const formOf = (change: object, hasFile = true): OptionalUpload => {
  const fields = { data: JSON.stringify({ ...submissionFields(), ...change }) };
  async function* bytes() {
    yield await Promise.resolve(pdfFile());
  }
  return {
    receive: async (storage) => ({ kept: await storage.keep(bytes(), 'details.pdf'), fields }),
    receiveIfAny: async (storage) => ({
      kept: hasFile ? await storage.keep(bytes(), 'details.pdf') : undefined,
      fields,
    }),
  };
};
