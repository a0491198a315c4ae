import { recordAuditEntry, type Doer } from '@/lib/audit/record';
import { auditFacts } from '@/lib/internships/audit-facts';
import type { InternshipRecord } from '@/models/internship';
import type { SubmissionRecord } from '@/models/submission';
import { UserModel, type UserRecord } from '@/models/user';
import { auditTarget } from './find-submission';

async function publisherOf({ createdBy }: InternshipRecord): Promise<Doer> {
  const user = await UserModel.findById(createdBy)
    .select('firstName lastName username role')
    .lean<Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'username' | 'role'>>();
  return user && { ...user, id: user._id.toHexString() };
}

/** Notes an approval as the deed of whoever published the listing, once however often it is asked: the entry has the listing's id. */
export async function noteApproval(submission: SubmissionRecord, listing: InternshipRecord): Promise<void> {
  await recordAuditEntry(await publisherOf(listing), {
    action: 'submission approved',
    target: auditTarget(submission),
    before: { status: 'pending' },
    after: { status: 'approved', internshipId: listing._id.toHexString(), ...auditFacts(listing) },
    at: listing.createdAt,
    entryId: listing._id,
  });
}
