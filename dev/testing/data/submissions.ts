import { Types } from 'mongoose';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { submissionFields } from '../client/submission-form';

/** Adds a pending submission, with a file without bytes, to the database. */
export async function makeSubmission(change: Partial<SubmissionRecord> = {}): Promise<SubmissionRecord> {
  const created = await SubmissionModel.create({
    ...submissionFields(),
    file: { fileId: new Types.ObjectId(), fileName: 'a.pdf', contentType: 'application/pdf', size: 1 },
    submittedBy: new Types.ObjectId(),
    ...change,
  });
  return created.toObject();
}
