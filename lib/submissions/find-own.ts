import { AppError } from '@/lib/platform/core/errors';
import { accountsOf } from '@/lib/employers/accounts-of';
import { objectId } from '@/lib/platform/db/ids';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { SUBMISSION_NOT_FOUND } from './find-submission';

/** A submission of this employer by its id, as it came; throws `notFound` for another's. */
export async function findOwnSubmission(employerId: string, id: unknown): Promise<SubmissionRecord> {
  const own = { _id: objectId(id, SUBMISSION_NOT_FOUND), submittedBy: await accountsOf(employerId) };
  const record = await SubmissionModel.findOne(own).lean<SubmissionRecord>();
  if (!record) throw new AppError('notFound', SUBMISSION_NOT_FOUND);
  return record;
}
