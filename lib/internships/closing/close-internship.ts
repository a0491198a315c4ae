import { z } from 'zod';
import { Types } from 'mongoose';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { toSummary, type InternshipSummary } from '@/lib/internships/listings/mapper';
import { lockOwnListing, moveDeadline } from '@/lib/internships/listings/move-deadline';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/listings/still-there';
import { isOpen } from '@/lib/internships/listings/open-status';
import { recordSteps } from '@/lib/applications/status/record-steps';
import { CLOSING_MESSAGES } from '@/lib/applications/status/step-words';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { closedInWords } from './closing-words';
import { CLOSING_REASONS, type ClosingReason } from './closing-reasons';
import { mailsAfter, undoable } from './undo-window';

const BATCH = 500;

export const closeSchema = z.object({
  reason: z.enum(CLOSING_REASONS, { error: 'Choose a reason' }),
  includeInterviews: z
    .boolean({ error: 'Tick the box or leave it empty' })
    .default(false)
    .meta({ description: 'Whether to turn down applicants with an interview, too' }),
});

/** The message to unanswered applicants. Null: the employer will still answer them. */
const MESSAGES: Readonly<Record<ClosingReason, string | null>> = {
  'enough applications': null,
  ...CLOSING_MESSAGES,
};

export interface ClosedInternship {
  /** For the employer: what has happened. */
  message: string;
  internship: InternshipSummary;
  /** The number of applications that ended. */
  ended: number;
  /** The number of applicants with an interview who still have no answer. */
  interviews: number;
  /** False if it was already closed, and no application ended. */
  isChanged: boolean;
}

/**
 * Closes one of the signed-in employer's listings. If it was filled or cancelled, even after it closed, every unanswered application ends
 * as not selected, except those with an interview unless they are included. The applicants get an e-mail once the employer can no longer
 * undo the closing. Throws 404, 422.
 */
export async function closeInternship(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<ClosedInternship> {
  const by = authorize(actor, 'internship:close-own');
  const fields = closeSchema.parse(input.fields ?? {});
  const id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  const now = new Date();
  const first = await withTransaction(() => closeBatch(by, id, fields, now));
  let ended = first.last;
  for (let { last } = first; last === BATCH; ended += last)
    ({ last } = await withTransaction(() => closeBatch(by, id, fields, now)));
  const interviews = await ApplicationModel.countDocuments({ internshipId: id, status: 'interview' });
  const isChanged = first.wasOpen || ended > 0;
  const message = closedInWords({ reason: fields.reason, isChanged, ended, interviews });
  return { message, internship: first.internship, ended, interviews, isChanged };
}

async function closeBatch(
  by: SignedInUser,
  id: Types.ObjectId,
  { reason, includeInterviews }: z.infer<typeof closeSchema>,
  now: Date,
): Promise<{ last: number; internship: InternshipSummary; wasOpen: boolean }> {
  const current = await lockOwnListing(by.id, id);
  const wasOpen = isOpen(current.applicationDeadline, now);
  const record = wasOpen ? await moveDeadline(by, current, now) : current;
  const message = MESSAGES[reason];
  const moved =
    message === null
      ? []
      : await recordSteps({
          filter: { internshipId: id, ...(!includeInterviews && { $nor: [{ status: 'interview' }] }) },
          maker: 'employer',
          step: { status: 'not selected', at: now, by: new Types.ObjectId(by.id), message },
          limit: BATCH,
          holdUntil: mailsAfter(now),
        });
  if (wasOpen || moved.length > 0) await rememberClosing(current, now);
  return { last: moved.length, internship: toSummary(record, now), wasOpen };
}

/** Stores what an undo needs. A second closing within some minutes can be undone together with the first. */
async function rememberClosing(current: InternshipRecord, now: Date): Promise<void> {
  const { _id, applicationDeadline } = current;
  const times = undoable(current, now);
  if (times.some((at) => at.getTime() === now.getTime())) return;
  const isClosedByIt = times.some((at) => at.getTime() === storedTime(applicationDeadline));
  const deadline = (isClosedByIt && current.closing?.deadline) || applicationDeadline;
  const closing = { deadline, times: [...times, now] };
  await InternshipModel.updateOne({ _id }, { $set: { closing } }, { timestamps: false });
}
