import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { objectId } from '@/lib/platform/db/ids';
import type { StaffInternship } from './mapper';
import { INTERNSHIP_NOT_FOUND } from './still-there';
import { findEditable } from './update-internship';
import { withCreator } from './with-creators';

/** A listing that staff edit, public or hidden. Throws 404, and 410 for a deleted one. */
export async function readInternshipForStaff(actor: Actor, input: { id: unknown }): Promise<StaffInternship> {
  authorize(actor, 'internship:update');
  return withCreator(await findEditable(objectId(input.id, INTERNSHIP_NOT_FOUND)));
}
