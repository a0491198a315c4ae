import { z } from 'zod';
import { Types } from 'mongoose';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { toSummary, type InternshipSummary } from '@/lib/internships/listings/mapper';
import { lockOwnListing, moveDeadline } from '@/lib/internships/listings/move-deadline';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/listings/still-there';
import { isOpen } from '@/lib/internships/listings/open-status';
import { recordSteps } from '@/lib/applications/status/record-steps';
import { CLOSING_MESSAGES } from '@/lib/applications/status/step-words';
import { CLOSING_REASONS, type ClosingReason } from './closing-reasons';

const BATCH = 500;

export const closeSchema = z.object({
  reason: z.enum(CLOSING_REASONS, { error: 'Choose a reason' }),
});

/** The message to unanswered applicants. Null: the employer will still answer them. */
const MESSAGES: Readonly<Record<ClosingReason, string | null>> = {
  'enough applications': null,
  ...CLOSING_MESSAGES,
};

export interface ClosedInternship {
  internship: InternshipSummary;
  ended: number;
  /** True if nothing changed: it was already closed, and nobody was waiting for an answer. */
  wasClosed: boolean;
}

export const CLOSED_ALREADY = 'This listing is already closed, and no one is waiting for an answer.';

/**
 * Closes one of the signed-in employer's listings. If it was filled or cancelled, even after it closed, every unanswered application ends
 * as not selected and its applicant gets an e-mail. Throws 404, 422.
 */
export async function closeInternship(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<ClosedInternship> {
  const by = authorize(actor, 'internship:close-own');
  const { reason } = closeSchema.parse(input.fields ?? {});
  const id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  let ended = 0;
  let last = BATCH;
  let internship: InternshipSummary | undefined;
  let wasClosed = false;
  for (let batch = 0; last === BATCH; batch += 1) {
    const closed = await withTransaction(() => closeBatch(by, id, reason));
    ({ last, internship } = closed);
    if (batch === 0) wasClosed = !closed.wasOpen && last === 0;
    ended += last;
  }
  if (!internship) throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  return { internship, ended, wasClosed };
}

async function closeBatch(
  by: SignedInUser,
  id: Types.ObjectId,
  reason: ClosingReason,
): Promise<{ last: number; internship: InternshipSummary; wasOpen: boolean }> {
  const now = new Date();
  const current = await lockOwnListing(by.id, id);
  const wasOpen = isOpen(current.applicationDeadline, now);
  const record = wasOpen ? await moveDeadline(by, current, now) : current;
  const message = MESSAGES[reason];
  const moved =
    message === null
      ? []
      : await recordSteps({
          filter: { internshipId: id },
          maker: 'employer',
          step: { status: 'not selected', at: now, by: new Types.ObjectId(by.id), message },
          limit: BATCH,
        });
  return { last: moved.length, internship: toSummary(record, now), wasOpen };
}
