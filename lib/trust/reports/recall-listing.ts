import { Types } from 'mongoose';
import { ENDED_EVERYWHERE } from '@/lib/identity/accounts/tokens';
import { recordAuditEntry, userTarget } from '@/lib/trust/audit/record';
import { formerAccount } from '@/lib/employers/records/former-account';
import { invalidateEmployer } from '@/lib/employers/records/invalidate-employer';
import { fingerprintOf } from '@/lib/internships/listings/fingerprint';
import { invalidateListing } from '@/lib/internships/listings/invalidate-listing';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import type { ReportReason } from '@/lib/platform/core/vocabulary';
import { auditTarget } from '@/lib/internships/submissions/find-submission';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { RecallModel, type BeforeRecall, type ClosedListing } from '@/models/recall';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { UserModel, type UserRecord } from '@/models/user';

export const FRAUD = 'One of its listings was a fraud.';

/**
 * Recalls a fraudulent listing and its employer: locks the employer's members, closes its listings, rejects its submissions, ends its
 * verification, and warns applicants (`continueRecalls`). Call it in the same transaction as the decision that hides the listing.
 */
export async function recallListing(by: SignedInUser, listing: InternshipRecord): Promise<void> {
  const { employer } = listing;
  const now = new Date();
  await warnOf(listing, null, now);
  if (!employer) return;
  const { members, standing } = await recallEmployer(employer, now);
  for (const userId of members) await lockAccount(by, userId, now);
  const closed = await closeListings(employer, now);
  await rejectSubmissions(by, employer, now);
  await RecallModel.updateOne({ internshipId: listing._id }, { $set: { before: { standing, closed } } });
}

/**
 * Warns everyone who applied to or saved a listing that was taken down (`continueRecalls`). `reason` is the worst reason, or null for a
 * fraudulent listing recalled with its employer. Call it in the same transaction as the decision.
 */
export async function warnOf(
  { _id: internshipId, title, company, employer, postedBy }: InternshipRecord,
  reason: ReportReason | null,
  at: Date,
): Promise<void> {
  // The listing is being taken down again after its recall was undone.
  await RecallModel.deleteOne({ internshipId, undoneAt: { $ne: null } });
  await RecallModel.create({
    ...{ _id: new Types.ObjectId(), internshipId, title, company, employer, postedBy, reason, at },
    ...(await formerAccount(postedBy)),
  });
}

interface Recalled {
  members: Types.ObjectId[];
  standing: BeforeRecall['standing'];
}

/** Recalls an employer. Its name stays locked until an administrator reassigns it. Returns the members and the previous standing. */
async function recallEmployer(_id: Types.ObjectId, now: Date): Promise<Recalled> {
  const employer = await EmployerModel.findOneAndUpdate(
    { _id, recalledAt: null },
    { $set: { recalledAt: now, verification: null, askedAt: null, refusal: { at: now, comments: FRAUD } } },
  ).lean<EmployerRecord>();
  if (!employer) return { members: await lockRecalled(_id), standing: null };
  invalidateEmployer(_id);
  const { members, verification, refusal, askedAt } = employer;
  return { members: members.map(({ userId }) => userId), standing: { verification, refusal, askedAt } };
}

/** Locks an employer that has already been recalled. Keeps the time of the first recall. Returns the members' accounts. */
async function lockRecalled(_id: Types.ObjectId): Promise<Types.ObjectId[]> {
  const lock = { $inc: { lockCount: 1 } };
  const employer = await EmployerModel.findOneAndUpdate({ _id }, lock, {
    timestamps: false,
  }).lean<EmployerRecord>();
  return employer?.members.map(({ userId }) => userId) ?? [];
}

/** Closes the employer's open listings. Returns their previous deadlines and publication times. */
async function closeListings(employer: Types.ObjectId, now: Date): Promise<ClosedListing[]> {
  const open = await InternshipModel.find({
    ...{ employer, deletedAt: null, applicationDeadline: { $gt: now } },
  }).lean<InternshipRecord[]>();
  if (open.length === 0) return [];
  await InternshipModel.bulkWrite(
    open.map((listing) => ({
      updateOne: {
        filter: { _id: listing._id },
        update: {
          $set: {
            applicationDeadline: now,
            fingerprint: fingerprintOf({ ...listing, applicationDeadline: now }),
          },
          $unset: { publishAt: 1 },
        },
      },
    })),
  );
  open.forEach(invalidateListing);
  return open.map(({ _id: internshipId, applicationDeadline, publishAt = null }) => ({
    ...{ internshipId, applicationDeadline, publishAt },
  }));
}

async function rejectSubmissions(by: SignedInUser, employer: Types.ObjectId, now: Date): Promise<void> {
  const pending = await SubmissionModel.find({ employer, status: 'pending' }).lean<SubmissionRecord[]>();
  const decision = {
    ...{ by: new Types.ObjectId(by.id), at: now, comments: FRAUD, industryId: null, internshipId: null },
  };
  for (const submission of pending) {
    await SubmissionModel.updateOne({ _id: submission._id }, { $set: { status: 'rejected', decision } });
    await recordAuditEntry(by, {
      action: 'submission rejected',
      target: auditTarget(submission),
      before: { status: 'pending' },
      after: { status: 'rejected', comments: FRAUD },
    });
  }
}

/** Deactivates an account. The audit entry has the time of the recall, so that undoing the recall finds the account. */
async function lockAccount(by: SignedInUser, _id: Types.ObjectId, at: Date): Promise<void> {
  const user = await UserModel.findOneAndUpdate(
    { _id, isActive: true, role: 'employer' },
    { $set: { ...ENDED_EVERYWHERE.$set, isActive: false }, $inc: ENDED_EVERYWHERE.$inc },
  ).lean<UserRecord>();
  if (!user) return;
  await recordAuditEntry(by, {
    action: 'user deactivated',
    target: userTarget(user),
    before: { isActive: true },
    after: { isActive: false },
    at,
  });
}
