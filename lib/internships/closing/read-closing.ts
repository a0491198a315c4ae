import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { objectId } from '@/lib/platform/db/ids';
import { countByStatus } from '@/lib/applications/board/count-by-status';
import { countEndedByClosing } from '@/lib/applications/status/take-back-end';
import { findOwnListing } from '@/lib/internships/listings/move-deadline';
import { isOpen } from '@/lib/internships/listings/open-status';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/listings/still-there';
import type { InternshipRecord } from '@/models/internship';
import { undoable, undoUntil } from './undo-window';

export interface ClosingFacts {
  /** Applicants without an answer or an interview. */
  unanswered: number;
  /** The unanswered ones that are not shortlisted. */
  undecided: number;
  interviews: number;
  offers: number;
  /** The last closing, while it can be undone: until when, and how many applicants it has turned down. */
  closed: { undoUntil: Date; turnedDown: number } | null;
}

async function closedBy(
  { _id, applicationDeadline, closing }: Pick<InternshipRecord, '_id' | 'applicationDeadline' | 'closing'>,
  now: Date,
): Promise<ClosingFacts['closed']> {
  const until = undoUntil({ closing }, now);
  if (!until) return null;
  const turnedDown = await countEndedByClosing(_id, undoable({ closing }, now));
  return turnedDown > 0 || !isOpen(applicationDeadline, now) ? { undoUntil: until, turnedDown } : null;
}

/** Returns what an employer should know before closing one of their listings, and until when they can undo it. Throws 404. */
export async function readClosing(actor: Actor, input: { id: unknown }): Promise<ClosingFacts> {
  const employer = authorize(actor, 'internship:close-own');
  const _id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  const listing = await findOwnListing(employer.id, _id);
  const counts = await countByStatus({ internshipId: _id });
  return {
    unanswered: counts.applied + counts.viewed + counts.shortlisted,
    undecided: counts.applied + counts.viewed,
    interviews: counts.interview,
    offers: counts.offered,
    closed: await closedBy(listing, new Date()),
  };
}
