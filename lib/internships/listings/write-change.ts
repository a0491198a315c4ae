import type { UpdateQuery } from 'mongoose';
import { difference, recordAuditEntry } from '@/lib/trust/audit/record';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { auditFields, auditTarget } from './audit-facts';
import { invalidateListing } from './invalidate-listing';

/**
 * Updates a listing, records the audit entry with `noted` and drops its cached pages. Returns null if the listing no longer exists.
 * Call it in a transaction, with the listing as read in it.
 */
export async function writeChange(
  by: SignedInUser,
  current: InternshipRecord,
  change: UpdateQuery<InternshipRecord>,
  noted: Readonly<Record<string, unknown>> = {},
): Promise<InternshipRecord | null> {
  const record = await InternshipModel.findByIdAndUpdate(current._id, change, {
    returnDocument: 'after',
    runValidators: true,
  }).lean<InternshipRecord>();
  if (!record) return null;
  const { before, after } = difference(auditFields(current), auditFields(record));
  await recordAuditEntry(by, {
    action: 'internship updated',
    target: auditTarget(record),
    before,
    after: { ...after, ...noted },
  });
  invalidateListing(record);
  return record;
}
