import type { Types } from 'mongoose';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { auditFields, auditTarget } from './audit-facts';
import { invalidateListing } from './invalidate-listing';
import { INTERNSHIP_GONE, INTERNSHIP_NOT_FOUND } from './still-there';

/** Soft-deletes a listing; its applications stay readable. Throws 404, and 410 if it is already deleted. */
export async function deleteInternship(actor: Actor, input: { id: unknown }): Promise<void> {
  const by = authorize(actor, 'internship:delete');
  const _id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  if (await withTransaction(() => remove(by, _id))) return;
  if (await InternshipModel.exists({ _id })) throw new AppError('gone', INTERNSHIP_GONE);
  throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
}

async function remove(by: SignedInUser, _id: Types.ObjectId): Promise<boolean> {
  const deleted = await InternshipModel.findOneAndUpdate(
    { _id, deletedAt: null },
    { $set: { deletedAt: new Date(), prefixes: [] } },
    { returnDocument: 'before' },
  ).lean<InternshipRecord>();
  if (!deleted) return false;
  await recordAuditEntry(by, {
    action: 'internship deleted',
    target: auditTarget(deleted),
    before: auditFields(deleted),
    after: null,
  });
  invalidateListing(deleted);
  return true;
}
