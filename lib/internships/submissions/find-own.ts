import { AppError } from '@/lib/platform/core/errors';
import { ofOwnEmployer } from '@/lib/employers/members/membership';
import { objectId } from '@/lib/platform/db/ids';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { SUBMISSION_NOT_FOUND } from './find-submission';

export async function findOwnSubmission(userId: string, id: unknown): Promise<SubmissionRecord> {
  const own = { _id: objectId(id, SUBMISSION_NOT_FOUND), ...(await ofOwnEmployer(userId)) };
  const record = await SubmissionModel.findOne(own).lean<SubmissionRecord>();
  if (!record) throw new AppError('notFound', SUBMISSION_NOT_FOUND);
  return record;
}
