import { Types } from 'mongoose';
import { ENDED_EVERYWHERE } from '@/lib/accounts/tokens';
import { recordAuditEntry } from '@/lib/audit/record';
import { invalidateListing } from '@/lib/internships/invalidate-listing';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { invalidateEmployer } from '@/lib/employers/invalidate-employer';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { RecallModel } from '@/models/recall';
import { UserModel, type UserRecord } from '@/models/user';

/**
 * Recalls a listing that was a fraud: locks the employer's account, ends its verification, closes its other listings, and has everybody told who applied
 * (`continueRecalls`). Call it in the transaction of the decision that hides the listing.
 */
export async function recallListing(by: SignedInUser, listing: InternshipRecord): Promise<void> {
  const { _id: internshipId, title, company, employerId } = listing;
  const now = new Date();
  await RecallModel.create({ _id: new Types.ObjectId(), internshipId, title, company, employerId, at: now });
  if (!employerId) return;
  await lockAccount(by, employerId);
  await revokeVerification(employerId, now);
  const others = await InternshipModel.find({
    employerId,
    deletedAt: null,
    applicationDeadline: { $gt: now },
  }).lean<InternshipRecord[]>();
  await InternshipModel.updateMany(
    { _id: { $in: others.map(({ _id }) => _id) } },
    { $set: { applicationDeadline: now } },
  );
  others.forEach(invalidateListing);
}

/** Its name is free again: a fraud must not keep it from the employer that it belongs to. */
async function revokeVerification(userId: Types.ObjectId, now: Date): Promise<void> {
  const refusal = { at: now, comments: 'One of its listings was a fraud.' };
  const employer = await EmployerModel.findOneAndUpdate(
    { 'members.userId': userId, verification: { $ne: null } },
    { $set: { verification: null, refusal } },
  ).lean<EmployerRecord>();
  if (employer) invalidateEmployer(employer._id);
}

async function lockAccount(by: SignedInUser, _id: Types.ObjectId): Promise<void> {
  const user = await UserModel.findOneAndUpdate(
    { _id, isActive: true, role: 'employer' },
    { $set: { ...ENDED_EVERYWHERE.$set, isActive: false }, $inc: ENDED_EVERYWHERE.$inc },
  ).lean<UserRecord>();
  if (!user) return;
  await recordAuditEntry(by, {
    action: 'user deactivated',
    target: { kind: 'user', id: _id, label: `${user.firstName} ${user.lastName} (${user.username})` },
    before: { isActive: true },
    after: { isActive: false },
  });
}
