import { Types } from 'mongoose';
import { missingConsent } from '@/lib/identity/accounts/minors/refuse-without-consent';
import { readInternship } from '@/lib/internships/listings/read-internship';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import type { OwnResume } from '@/lib/identity/users/mapper';
import { readMe } from '@/lib/identity/users/read-me';
import { findApplied, type Applied } from './find-applied';

export interface PreparedApplication {
  listing: PublicInternship;
  /** The resume to send, or null. */
  resume: OwnResume | null;
  applied: Applied | null;
  /** Explains why a minor without consent cannot apply, and what to do. */
  waitsFor: string | null;
}

/** Reads everything that the application page shows without JavaScript. Throws 404, or 410 for a deleted listing. */
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
