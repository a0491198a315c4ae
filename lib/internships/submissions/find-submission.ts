import type { AuditEntryInput } from '@/lib/trust/audit/record';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';

export const SUBMISSION_NOT_FOUND = 'Submission not found';

export async function findSubmission(id: unknown): Promise<SubmissionRecord> {
  const record = await SubmissionModel.findById(objectId(id, SUBMISSION_NOT_FOUND)).lean<SubmissionRecord>();
  if (!record) throw new AppError('notFound', SUBMISSION_NOT_FOUND);
  return record;
}

export const auditTarget = ({ _id, title, company }: SubmissionRecord): AuditEntryInput['target'] => ({
  kind: 'submission',
  id: _id,
  label: `${title}, ${company}`,
});
