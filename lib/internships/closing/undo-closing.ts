import type { Types } from 'mongoose';
import { takeBackClosing } from '@/lib/applications/status/take-back-end';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { toSummary, type InternshipSummary } from '@/lib/internships/listings/mapper';
import { lockOwnListing, moveDeadline } from '@/lib/internships/listings/move-deadline';
import { isOpen } from '@/lib/internships/listings/open-status';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/listings/still-there';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { undoneInWords } from './closing-words';
import { undoable, UNDO_MINUTES } from './undo-window';

/** Applications per transaction. */
const BATCH = 500;

export interface UndoneClosing {
  message: string;
  internship: InternshipSummary;
  /** The number of applications that have their status back. */
  restored: number;
}

/**
 * Undoes the signed-in employer's closing of a listing within ten minutes: it has its deadline again, and the applications that ended
 * have their status again. Their applicants get no e-mail. Throws 404, and 409 once it is too late.
 */
export async function undoClosing(actor: Actor, input: { id: unknown }): Promise<UndoneClosing> {
  const by = authorize(actor, 'internship:close-own');
  const id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  const now = new Date();
  let restored = 0;
  for (;;) {
    const { last, record } = await withTransaction(() => undoBatch(by, id, now));
    restored += last;
    if (last === BATCH) continue;
    const message = undoneInWords({ isOpen: isOpen(record.applicationDeadline, now), restored });
    return { message, internship: toSummary(record, now), restored };
  }
}

async function undoBatch(
  by: SignedInUser,
  id: Types.ObjectId,
  now: Date,
): Promise<{ last: number; record: InternshipRecord }> {
  const current = await lockOwnListing(by.id, id);
  const { closing } = current;
  const times = undoable(current, now);
  if (!closing || times.length === 0)
    throw new AppError(
      'conflict',
      `You can undo a closing for ${UNDO_MINUTES} minutes. That time has passed.`,
    );
  const isClosedByIt = times.some((at) => at.getTime() === storedTime(current.applicationDeadline));
  const record = isClosedByIt ? await moveDeadline(by, current, closing.deadline) : current;
  const last = await takeBackClosing(id, times, BATCH);
  if (last < BATCH)
    await InternshipModel.updateOne({ _id: id }, { $unset: { closing: 1 } }, { timestamps: false });
  return { last, record };
}
