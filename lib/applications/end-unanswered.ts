import { UNANSWERED_STATUSES } from '@/lib/platform/core/vocabulary';
import { withTransaction } from '@/lib/platform/db/transaction';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { recordSteps } from './record-steps';
import { daysBefore, END_DAY, TOLD_UNTIL_DAY } from './round';

/** Listings looked at together, and applications ended in one transaction. */
const BATCH = 200;

type Ended = Pick<InternshipRecord, '_id' | 'applicationDeadline'>;

const dueAt = (now: Date) => ({
  roundEndedAt: null,
  applicationDeadline: { $lte: daysBefore(now, END_DAY) },
});

/**
 * Ends the applications that nobody answered within 15 days of the deadline: as "no answer" where an employer was to answer, and as
 * "handled outside" where no employer's account owns the listing. Tells the applicants, but for deadlines over 30 days ago. Any number
 * of nodes may run it at once. Gives how many applications it ended.
 */
export async function endUnanswered(now: Date, signal?: AbortSignal): Promise<number> {
  let ended = 0;
  while (!signal?.aborted) {
    const due = await InternshipModel.find(dueAt(now))
      .sort({ applicationDeadline: 1 })
      .limit(BATCH)
      .select('applicationDeadline')
      .lean<Ended[]>();
    if (due.length === 0) return ended;
    const waiting = new Set((await waitingAmong(due)).map(String));
    const [open, over] = [true, false].map((isWaiting) =>
      due.filter(({ _id }) => waiting.has(_id.toHexString()) === isWaiting),
    );
    await InternshipModel.updateMany(
      { ...dueAt(now), _id: { $in: over?.map(({ _id }) => _id) } },
      { $set: { roundEndedAt: now } },
      { timestamps: false },
    );
    for (const listing of open ?? []) {
      if (signal?.aborted) break;
      ended += await endRound(listing, now);
    }
  }
  return ended;
}

const waitingAmong = (listings: readonly Ended[]): Promise<unknown[]> =>
  ApplicationModel.distinct('internshipId', {
    internshipId: { $in: listings.map(({ _id }) => _id) },
    status: { $in: UNANSWERED_STATUSES },
  });

async function endRound(listing: Ended, now: Date): Promise<number> {
  let ended = 0;
  for (let last = BATCH; last >= BATCH; ended += last) {
    last = await withTransaction(() => endBatch(listing, now));
  }
  return ended;
}

/** The listing is written first, and left as due after a full batch: a new deadline, and other nodes, conflict with it. */
async function endBatch({ _id, applicationDeadline }: Ended, now: Date): Promise<number> {
  const due = { ...dueAt(now), _id };
  const { matchedCount } = await InternshipModel.updateOne(
    due,
    { $set: { roundEndedAt: now } },
    { timestamps: false },
  );
  if (matchedCount === 0) return 0;
  const tells = applicationDeadline > daysBefore(now, TOLD_UNTIL_DAY);
  const end = async (status: 'no answer' | 'handled outside', limit: number) =>
    limit === 0
      ? []
      : recordSteps({
          filter: { internshipId: _id, employer: status === 'no answer' ? { $ne: null } : null },
          maker: 'service',
          step: { status, at: now, by: null },
          limit,
          tells,
        });
  const unanswered = await end('no answer', BATCH);
  const outside = await end('handled outside', BATCH - unanswered.length);
  const count = unanswered.length + outside.length;
  if (count === BATCH)
    await InternshipModel.updateOne({ _id }, { $set: { roundEndedAt: null } }, { timestamps: false });
  return count;
}
