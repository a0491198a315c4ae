import { toPublic, type PublicInternship } from '@/lib/internships/listings/mapper';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { findSubmission } from './find-submission';

/** The published listing that a submission changes; null for a new or a deleted listing. Throws 404. */
export async function readReplaced(actor: Actor, input: { id: unknown }): Promise<PublicInternship | null> {
  authorize(actor, 'submission:read');
  const { replaces } = await findSubmission(input.id);
  const listing =
    replaces && (await InternshipModel.findOne({ _id: replaces, deletedAt: null }).lean<InternshipRecord>());
  return listing ? toPublic(listing, new Date()) : null;
}
