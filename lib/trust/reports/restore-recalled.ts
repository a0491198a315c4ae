import type { Types } from 'mongoose';
import { ENDED_EVERYWHERE } from '@/lib/identity/accounts/tokens';
import { recordAuditEntry, userTarget } from '@/lib/trust/audit/record';
import { fingerprintOf } from '@/lib/internships/listings/fingerprint';
import { invalidateListing } from '@/lib/internships/listings/invalidate-listing';
import { NEW_ROUND } from '@/lib/internships/listings/new-round';
import { rescheduleReminders } from '@/lib/internships/listings/reschedule-reminders';
import { isOver } from '@/lib/internships/listings/resume-days';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { auditTarget } from '@/lib/internships/submissions/find-submission';
import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import type { ClosedListing, RecallRecord } from '@/models/recall';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { UserModel, type UserRecord } from '@/models/user';
import { FRAUD } from './recall-listing';

const isAmong = (times: readonly Date[], at: Date): boolean =>
  times.some((time) => storedTime(time) === storedTime(at));

/**
 * Restores the verification, refusal and request that a recall ended, unless an administrator has made a new decision since. Returns the
 * time until which the employer is verified, or null. Call it in a transaction.
 */
export async function restoreStanding(
  { _id, verification, refusal }: EmployerRecord,
  recalls: readonly RecallRecord[],
): Promise<Date | null> {
  const validUntil = (until: Date | undefined) => (until && until > new Date() ? until : null);
  if (verification !== null || refusal?.comments !== FRAUD) return validUntil(verification?.until);
  const [first] = recalls.flatMap(({ before }) => before?.standing ?? []);
  const standing = first ?? { verification: null, refusal: null, askedAt: null };
  await EmployerModel.updateOne({ _id }, { $set: standing });
  return validUntil(standing.verification?.until);
}

/**
 * Reactivates the members whom a recall deactivated, unless the audit log shows that they were activated or deactivated later. Returns how
 * many. Call it in a transaction.
 */
export async function activateAccounts(
  by: SignedInUser,
  { members }: EmployerRecord,
  times: readonly Date[],
): Promise<number> {
  let activated = 0;
  for (const { userId } of members) {
    const last = await AuditEntryModel.findOne({
      'target.id': userId,
      action: { $in: ['user activated', 'user deactivated'] },
    })
      .sort({ at: -1 })
      .lean<AuditEntryRecord>();
    if (last?.action === 'user deactivated' && isAmong(times, last.at))
      activated += await activateAccount(by, userId);
  }
  return activated;
}

async function activateAccount(by: SignedInUser, _id: Types.ObjectId): Promise<number> {
  const user = await UserModel.findOneAndUpdate(
    { _id, isActive: false, role: 'employer' },
    { $set: { ...ENDED_EVERYWHERE.$set, isActive: true }, $inc: ENDED_EVERYWHERE.$inc },
  ).lean<UserRecord>();
  if (!user) return 0;
  await recordAuditEntry(by, {
    action: 'user activated',
    target: userTarget(user),
    before: { isActive: false },
    after: { isActive: true },
  });
  return 1;
}

/**
 * Restores the deadlines of listings that recalls closed, unless they have changed since. Expects the recalls oldest first. Returns how
 * many listings were reopened, how many were not because their resumes are gone, and how many because their previous deadline is unknown.
 * Call it in a transaction.
 */
export async function reopenListings(
  employer: Types.ObjectId,
  recalls: readonly RecallRecord[],
  times: readonly Date[],
): Promise<{ reopened: number; over: number; left: number }> {
  const stillClosed = await InternshipModel.find({
    ...{ employer, deletedAt: null, applicationDeadline: { $in: [...times] } },
  }).lean<InternshipRecord[]>();
  const now = new Date();
  const closed = stillClosed.filter(({ applicationDeadline }) => !isOver(applicationDeadline, now));
  const known = new Map(
    recalls.flatMap(({ before }) =>
      (before?.closed ?? []).map((one) => [one.internshipId.toHexString(), one] as const),
    ),
  );
  const found = closed.flatMap((listing) => {
    const former = known.get(listing._id.toHexString());
    return former ? [{ listing, former }] : [];
  });
  if (found.length > 0)
    await InternshipModel.bulkWrite(found.map(({ listing, former }) => reopening(listing, former)));
  for (const { listing, former } of found) {
    await rescheduleReminders(listing._id, former.applicationDeadline);
    invalidateListing(listing);
  }
  return {
    reopened: found.length,
    over: stillClosed.length - closed.length,
    left: closed.length - found.length,
  };
}

/** Restores a deadline. Like any new deadline, it starts another round of reminders and answers. */
const reopening = (listing: InternshipRecord, { applicationDeadline, publishAt }: ClosedListing) => ({
  updateOne: {
    filter: { _id: listing._id },
    update: {
      $set: {
        applicationDeadline,
        ...NEW_ROUND,
        fingerprint: fingerprintOf({ ...listing, applicationDeadline }),
        ...(publishAt && { publishAt }),
      },
    },
  },
});

/** Sets submissions that a recall rejected back to pending. Returns their labels for the audit log. Call it in a transaction. */
export async function restoreSubmissions(
  employer: Types.ObjectId,
  times: readonly Date[],
): Promise<string[]> {
  const rejected = await SubmissionModel.find({
    ...{ employer, status: 'rejected', 'decision.comments': FRAUD, 'decision.at': { $in: [...times] } },
  }).lean<SubmissionRecord[]>();
  if (rejected.length === 0) return [];
  await SubmissionModel.updateMany(
    { _id: { $in: rejected.map(({ _id }) => _id) } },
    { $set: { status: 'pending', decision: null } },
  );
  return rejected.map((submission) => auditTarget(submission).label);
}
