import { recordAuditEntry, type AuditActor } from '@/lib/trust/audit/record';
import { auditFields } from '@/lib/internships/listings/audit-facts';
import { withTransaction } from '@/lib/platform/db/transaction';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { UserModel, type UserRecord } from '@/models/user';
import { auditTarget } from './find-submission';

async function publisherOf({ createdBy }: InternshipRecord): Promise<AuditActor> {
  const user = await UserModel.findById(createdBy)
    .select('firstName lastName username role')
    .lean<Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'username' | 'role'>>();
  return user && { ...user, id: user._id.toHexString() };
}

/**
 * Copies the decision from the listing to the submission, with an audit entry for the administrator who published it. Call it in
 * a transaction.
 */
async function finish(submission: SubmissionRecord, listing: InternshipRecord): Promise<void> {
  const { createdBy, industryId } = listing;
  const { modifiedCount } = await SubmissionModel.updateOne(
    { _id: submission._id, status: 'pending' },
    { $set: { status: 'approved', 'decision.by': createdBy, 'decision.industryId': industryId } },
  );
  // An earlier version used the listing's id for the entry, and may have written it already.
  if (modifiedCount === 0 || (await AuditEntryModel.exists({ _id: listing._id }))) return;
  await recordAuditEntry(await publisherOf(listing), {
    action: 'submission approved',
    target: auditTarget(submission),
    before: { status: 'pending' },
    after: { status: 'approved', internshipId: listing._id.toHexString(), ...auditFields(listing) },
    at: listing.createdAt,
  });
}

const BEGUN = { status: 'pending', 'decision.internshipId': { $ne: null } } as const;

export const countInterruptedApprovals = (): Promise<number> => SubmissionModel.countDocuments(BEGUN).exec();

/**
 * Completes approvals by an earlier version that were interrupted after writing the listing and before writing the submission. Idempotent,
 * even on several nodes. A submission without its listing stays pending.
 */
export async function finishInterruptedApprovals(): Promise<void> {
  const begun = await SubmissionModel.find(BEGUN).lean<SubmissionRecord[]>();
  for (const submission of begun) {
    const listing = await InternshipModel.findById(
      submission.decision?.internshipId,
    ).lean<InternshipRecord>();
    if (listing) await withTransaction(() => finish(submission, listing));
  }
}
