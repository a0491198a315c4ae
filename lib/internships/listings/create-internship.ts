import { Types } from 'mongoose';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { checkListing, type CheckedListing } from '@/lib/trust/fraud-checks/check-listing';
import { overrideOf } from '@/lib/trust/fraud-checks/override';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { auditFields, auditTarget } from './audit-facts';
import { storeListing, withNewListing } from './insert';
import type { StaffInternship } from './mapper';
import { internshipWriteSchema } from './schemas';
import { asPublishedBy } from './with-creators';

/** Publishes a listing written by staff. Throws 422 for invalid fields, and for a severe finding without `overrideReason`. */
export async function createInternship(
  actor: Actor,
  input: unknown,
): Promise<{ internship: StaffInternship }> {
  const user = authorize(actor, 'internship:create');
  const { overrideReason, ...fields } = internshipWriteSchema.parse(input);
  const override = overrideOf(await checkListing(fields as CheckedListing), overrideReason);
  const origin = { _id: new Types.ObjectId(), createdBy: new Types.ObjectId(user.id) };
  return withNewListing(fields, origin, async (document) => {
    const listing = await storeListing(document);
    await recordAuditEntry(user, {
      action: 'internship created',
      target: auditTarget(listing),
      before: null,
      after: { ...auditFields(listing), ...override },
    });
    return keepResult({ internship: asPublishedBy(listing, user) });
  });
}
