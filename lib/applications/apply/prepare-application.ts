import { Types } from 'mongoose';
import { missingConsent } from '@/lib/identity/accounts/minors/refuse-without-consent';
import { readInternship } from '@/lib/internships/listings/read-internship';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import type { OwnResume } from '@/lib/identity/users/mapper';
import { readMe } from '@/lib/identity/users/read-me';
import { findApplied, type Applied } from './find-applied';

/** What somebody sees before they apply. */
export interface PreparedApplication {
  listing: PublicInternship;
  /** The resume that would be sent; null without one. */
  resume: OwnResume | null;
  /** The application that was sent before; null if there is none. */
  applied: Applied | null;
  /** Why somebody under 18 cannot apply, and what to do; null for everybody else. */
  waitsFor: string | null;
}

/** What the signed-in user needs to apply to a listing without script. Throws 404, or 410 for a deleted listing. */
export async function prepareApplication(
  actor: Actor,
  input: { internshipId: unknown },
): Promise<PreparedApplication> {
  const { id } = authorize(actor, 'application:create');
  const listing = await readInternship({ id: input.internshipId });
  const [{ user }, { applied }, waitsFor] = await Promise.all([
    readMe(actor),
    findApplied(actor, { internshipIds: listing._id }),
    missingConsent(new Types.ObjectId(id)),
  ]);
  return { listing, resume: user.resume, applied: applied[0] ?? null, waitsFor };
}
