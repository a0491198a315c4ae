import type { Actor } from '@/lib/platform/auth/actor';
import { may } from '@/lib/platform/auth/permissions';
import { objectId } from '@/lib/platform/db/ids';
import type { PublicInternship, StaffInternship } from './mapper';
import { readInternship } from './read-internship';
import { INTERNSHIP_NOT_FOUND } from './still-there';
import { findEditable } from './update-internship';
import { withCreator } from './with-creators';
import { toPublicWithEmployer } from './with-employers';

/**
 * One listing by its id, open or closed; for staff with who published it, and hidden ones too. Throws `notFound`; `gone` for a deleted
 * one.
 */
export async function readInternshipAs(
  actor: Actor,
  input: { id: unknown },
): Promise<PublicInternship | StaffInternship> {
  if (actor.kind === 'visitor' || !may(actor.role, 'internship:read-all')) return readInternship(input);
  const record = await findEditable(objectId(input.id, INTERNSHIP_NOT_FOUND));
  const [listing, staff] = await Promise.all([toPublicWithEmployer(record, new Date()), withCreator(record)]);
  return { ...listing, ...staff };
}
