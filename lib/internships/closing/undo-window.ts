import { storedTime } from '@/lib/platform/format/stored-moment';
import type { InternshipRecord } from '@/models/internship';

const MINUTE_MS = 60_000;

/** Minutes in which an employer can undo a closing. */
export const UNDO_MINUTES = 10;

/** Milliseconds from the end of that time to the e-mails, so that none is sent while its step is being undone. */
const MARGIN_MS = MINUTE_MS / 2;

const undoEnd = (closedAt: Date): Date => new Date(storedTime(closedAt) + UNDO_MINUTES * MINUTE_MS);

/** Returns when to e-mail the applicants whose applications end with a closing. */
export const mailsAfter = (closedAt: Date): Date => new Date(undoEnd(closedAt).getTime() + MARGIN_MS);

/** Returns the times of the closings that can still be undone, oldest first. */
export const undoable = ({ closing }: Pick<InternshipRecord, 'closing'>, now: Date): Date[] =>
  (closing?.times ?? []).filter((at) => undoEnd(at) > now);

/** Returns when the last closing can no longer be undone, or null if none can be. */
export function undoUntil(listing: Pick<InternshipRecord, 'closing'>, now: Date): Date | null {
  const last = undoable(listing, now).at(-1);
  return last ? undoEnd(last) : null;
}
