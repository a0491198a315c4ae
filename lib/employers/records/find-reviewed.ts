import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { EMPLOYER_NOT_FOUND, NAMELESS } from './messages';

/** Throws 404. */
export async function findReviewed(id: unknown): Promise<EmployerRecord> {
  const employer = await EmployerModel.findById(objectId(id, EMPLOYER_NOT_FOUND)).lean<EmployerRecord>();
  if (!employer) throw new AppError('notFound', EMPLOYER_NOT_FOUND);
  return employer;
}

export const auditTarget = ({ _id, name }: Pick<EmployerRecord, '_id' | 'name'>) => ({
  kind: 'employer' as const,
  id: _id,
  label: name || NAMELESS,
});
