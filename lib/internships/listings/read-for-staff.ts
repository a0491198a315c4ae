import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { objectId } from '@/lib/platform/db/ids';
import type { StaffInternship } from './mapper';
import { INTERNSHIP_NOT_FOUND } from './still-there';
import { findEditable } from './update-internship';
import { withCreator } from './with-creators';
import { toPublicWithEmployer } from './with-employers';

/** A listing for staff to edit, public or hidden, with its employer. Throws 404, and 410 for a deleted one. */
export async function readInternshipForStaff(actor: Actor, input: { id: unknown }): Promise<StaffInternship> {
  authorize(actor, 'internship:update');
  const record = await findEditable(objectId(input.id, INTERNSHIP_NOT_FOUND));
  const [listing, staff] = await Promise.all([toPublicWithEmployer(record, new Date()), withCreator(record)]);
  return { ...listing, ...staff };
}
