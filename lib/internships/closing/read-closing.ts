import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { objectId } from '@/lib/platform/db/ids';
import { countByStatus } from '@/lib/applications/board/count-by-status';
import { findOwnListing } from '@/lib/internships/listings/move-deadline';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/listings/still-there';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { undoUntil } from './undo-window';

export interface ClosingFacts {
  /** Applicants without an answer or an interview. */
  unanswered: number;
  interviews: number;
  offers: number;
  /** When the closing can no longer be undone. Null if there is nothing to undo. */
  undoUntil: Date | null;
}

/** Returns what an employer should know before closing one of their listings, and until when they can undo it. Throws 404. */
export async function readClosing(actor: Actor, input: { id: unknown }): Promise<ClosingFacts> {
  const employer = authorize(actor, 'internship:close-own');
  const _id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  await findOwnListing(employer.id, _id);
  const [listing, counts] = await Promise.all([
    InternshipModel.findById(_id).select('+closing').lean<Pick<InternshipRecord, 'closing'>>(),
    countByStatus({ internshipId: _id }),
  ]);
  return {
    unanswered: counts.applied + counts.viewed + counts.shortlisted,
    interviews: counts.interview,
    offers: counts.offered,
    undoUntil: undoUntil(listing ?? {}, new Date()),
  };
}
