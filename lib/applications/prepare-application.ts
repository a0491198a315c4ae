import { readInternship } from '@/lib/internships/read-internship';
import type { PublicInternship } from '@/lib/internships/mapper';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import type { OwnResume } from '@/lib/users/mapper';
import { readMe } from '@/lib/users/read-me';
import { findApplied, type Applied } from './find-applied';

/** What somebody sees before they apply. */
export interface PreparedApplication {
  listing: PublicInternship;
  /** The resume that would be sent; null without one. */
  resume: OwnResume | null;
  /** The application that was sent before; null if there is none. */
  applied: Applied | null;
}

/** What the signed-in user needs to apply to a listing without script. Throws 404, or 410 for a deleted listing. */
export async function prepareApplication(
  actor: Actor,
  input: { internshipId: unknown },
): Promise<PreparedApplication> {
  authorize(actor, 'application:create');
  const listing = await readInternship({ id: input.internshipId });
  const [{ user }, { applied }] = await Promise.all([
    readMe(actor),
    findApplied(actor, { internshipIds: listing._id }),
  ]);
  return { listing, resume: user.resume, applied: applied[0] ?? null };
}
