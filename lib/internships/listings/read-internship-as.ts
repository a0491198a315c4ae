import type { Actor } from '@/lib/platform/auth/actor';
import { may } from '@/lib/platform/auth/permissions';
import type { PublicInternship, StaffInternship } from './mapper';
import { readInternshipForStaff } from './read-for-staff';
import { readInternship } from './read-internship';

/** A listing by id, open or closed. Staff also see hidden ones, and who published it. Throws `notFound`, or `gone` for a deleted one. */
export async function readInternshipAs(
  actor: Actor,
  input: { id: unknown },
): Promise<PublicInternship | StaffInternship> {
  const isStaff = actor.kind === 'user' && may(actor.role, 'internship:update');
  return isStaff ? readInternshipForStaff(actor, input) : readInternship(input);
}
