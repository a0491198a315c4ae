import type { Types } from 'mongoose';
import { dropHeld } from '@/lib/platform/mail/outbox';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import type { ReportReason } from '@/lib/platform/core/vocabulary';
import { endText } from './removal-words';
import { CLOSING_MESSAGES } from './step-words';

type Ended = Pick<ApplicationRecord, '_id' | 'history'>;

/** Removes the last step of each application and restores the status before it. */
async function dropLastSteps(applications: readonly Ended[]): Promise<void> {
  const writes = applications.flatMap(({ _id, history }) => {
    const kept = history.slice(0, -1);
    const before = kept.at(-1);
    if (!before) return [];
    return [{ updateOne: { filter: { _id }, update: { $set: { status: before.status, history: kept } } } }];
  });
  if (writes.length > 0) await ApplicationModel.bulkWrite(writes);
}

/**
 * Undoes the step that ended applications when their listing was taken down, if no other step followed. `reason` is null for a
 * recall. Call it in a transaction.
 */
export const takeBackEnd = (
  applications: readonly ApplicationRecord[],
  reason: ReportReason | null | undefined,
): Promise<void> =>
  dropLastSteps(
    applications.filter(
      ({ status, history }) => status === 'no answer' && history.at(-1)?.message === endText(reason),
    ),
  );

const endedByClosing = (internshipId: Types.ObjectId, times: readonly Date[]) => ({
  internshipId,
  status: 'not selected' as const,
  history: { $elemMatch: { at: { $in: [...times] }, message: { $in: Object.values(CLOSING_MESSAGES) } } },
});

/** Counts the applications that ended when the employer closed their listing at one of `times`. */
export const countEndedByClosing = (internshipId: Types.ObjectId, times: readonly Date[]): Promise<number> =>
  ApplicationModel.countDocuments(endedByClosing(internshipId, times)).exec();

/**
 * Undoes the steps that ended applications when the employer closed their listing at one of `times`, and deletes the e-mails about them.
 * Call it in a transaction, before these e-mails are due. Returns how many applications it changed, at most `limit`.
 */
export async function takeBackClosing(
  internshipId: Types.ObjectId,
  times: readonly Date[],
  limit: number,
): Promise<number> {
  const ended = await ApplicationModel.find(endedByClosing(internshipId, times))
    .limit(limit)
    .select('history')
    .lean<Ended[]>();
  await dropLastSteps(ended);
  await dropHeld(ended.map(({ _id }) => _id));
  return ended.length;
}
