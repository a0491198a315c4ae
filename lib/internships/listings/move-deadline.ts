import { difference, recordAuditEntry } from '@/lib/trust/audit/record';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { lockOwnEmployer, ofOwnEmployer, type OfEmployer } from '@/lib/employers/members/membership';
import { AppError } from '@/lib/platform/core/errors';
import type { Types } from 'mongoose';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { auditFields, auditTarget } from './audit-facts';
import { fingerprintOf } from './fingerprint';
import { invalidateListing } from './invalidate-listing';
import { NEW_ROUND } from './new-round';
import { rescheduleReminders } from './reschedule-reminders';
import { refuseOver } from './resume-days';
import { INTERNSHIP_NOT_FOUND } from './still-there';

/** Finds a listing of this account's employer, with its last closing. Throws 404. */
export const findOwnListing = async (userId: string, _id: Types.ObjectId): Promise<InternshipRecord> =>
  find(await ofOwnEmployer(userId), _id);

/** The same in a transaction, which restarts if the account leaves the employer meanwhile. */
export const lockOwnListing = async (userId: string, _id: Types.ObjectId): Promise<InternshipRecord> =>
  find(await lockOwnEmployer(userId), _id);

async function find(own: OfEmployer, _id: Types.ObjectId): Promise<InternshipRecord> {
  const listing = await InternshipModel.findOne({ ...own, _id, deletedAt: null })
    .select('+closing')
    .lean<InternshipRecord>();
  if (!listing) throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  return listing;
}

/**
 * Moves a deadline, writes the audit entry, and starts another round of answers. Throws 409 if the resumes are gone. Call it in a
 * transaction.
 */
export async function moveDeadline(
  by: SignedInUser,
  current: InternshipRecord,
  applicationDeadline: Date,
): Promise<InternshipRecord> {
  refuseOver(current.applicationDeadline);
  const change = {
    applicationDeadline,
    ...NEW_ROUND,
    fingerprint: fingerprintOf({ ...current, applicationDeadline }),
  };
  const record = await InternshipModel.findByIdAndUpdate(
    current._id,
    { $set: change },
    { returnDocument: 'after', runValidators: true },
  ).lean<InternshipRecord>();
  if (!record) throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  await rescheduleReminders(record._id, applicationDeadline);
  await recordAuditEntry(by, {
    action: 'internship updated',
    target: auditTarget(record),
    ...difference(auditFields(current), auditFields(record)),
  });
  invalidateListing(record);
  return record;
}
