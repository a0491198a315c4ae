import type { QueryFilter, Types } from 'mongoose';
import { UNANSWERED_STATUSES } from '@/lib/platform/core/vocabulary';
import { withTransaction } from '@/lib/platform/db/transaction';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { inBatches } from '@/lib/platform/jobs/in-batches';
import { log } from '@/lib/platform/log/log';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { recordSteps } from './record-steps';
import { daysBefore, END_DAY, TOLD_UNTIL_DAY } from '@/lib/applications/records/unanswered-days';

/** Listings per query, and applications per transaction. */
const BATCH = 200;

type Ended = Pick<InternshipRecord, '_id' | 'applicationDeadline'>;

const dueAt = (now: Date) => ({
  roundEndedAt: null,
  applicationDeadline: { $lte: daysBefore(now, END_DAY) },
});

/**
 * Ends unanswered applications 15 days after the deadline: as "no answer", or as "handled outside" if the listing belongs to no
 * employer account. E-mails the applicants, unless the deadline passed more than 30 days ago. Safe on several nodes. Returns how
 * many it ended.
 */
export async function endUnanswered(now: Date, signal?: AbortSignal): Promise<number> {
  let ended = 0;
  const alone = await forEachItem({
    job: 'ending applications',
    items: async function* ({ parked, failing }) {
      for await (const listing of listingsThatWait(now)) {
        if (signal?.aborted) return;
        try {
          ended += await endRound(listing, now, { $nin: [...parked, ...failing] });
          yield* waitingOf(listing, { _id: { $in: failing } });
        } catch (err) {
          log.warn({ err, internshipId: listing._id }, 'batch failed: applications ended one by one');
          yield* waitingOf(listing);
        }
      }
    },
    act: ({ _id, listing }) => withTransaction(() => endBatch(listing, now, _id)),
    signal,
  });
  return ended + alone;
}

/** Yields the due listings with unanswered applications. Marks the other due listings as finished. */
async function* listingsThatWait(now: Date): AsyncGenerator<Ended> {
  const listings = InternshipModel.find(dueAt(now))
    .sort({ applicationDeadline: 1 })
    .select('applicationDeadline')
    .lean<Ended[]>()
    .cursor();
  for await (const due of inBatches(listings, BATCH)) {
    const waiting = new Set((await waitingAmong(due)).map(String));
    const [open = [], over = []] = [true, false].map((isWaiting) =>
      due.filter(({ _id }) => waiting.has(_id.toHexString()) === isWaiting),
    );
    await InternshipModel.updateMany(
      { ...dueAt(now), _id: { $in: over.map(({ _id }) => _id) } },
      { $set: { roundEndedAt: now } },
      { timestamps: false },
    );
    yield* open;
  }
}

const waitingAmong = (listings: readonly Ended[]): Promise<unknown[]> =>
  ApplicationModel.distinct('internshipId', {
    internshipId: { $in: listings.map(({ _id }) => _id) },
    status: { $in: UNANSWERED_STATUSES },
  });

async function* waitingOf(
  listing: Ended,
  among: QueryFilter<ApplicationRecord> = {},
): AsyncGenerator<{ _id: Types.ObjectId; listing: Ended }> {
  const applications = ApplicationModel.find({
    ...among,
    internshipId: listing._id,
    status: { $in: UNANSWERED_STATUSES },
  })
    .select('_id')
    .lean<Pick<ApplicationRecord, '_id'>[]>()
    .cursor();
  for await (const { _id } of applications) yield { _id, listing };
}

type Which = Types.ObjectId | { $nin: Types.ObjectId[] };

async function endRound(listing: Ended, now: Date, which: Which): Promise<number> {
  let ended = 0;
  for (let last = BATCH; last >= BATCH; ended += last) {
    last = await withTransaction(() => endBatch(listing, now, which));
  }
  return ended;
}

/** Writes the listing first, so that a new deadline or another node conflicts. Clears the mark if applications remain. */
async function endBatch({ _id, applicationDeadline }: Ended, now: Date, which: Which): Promise<number> {
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
          filter: { _id: which, internshipId: _id, employer: status === 'no answer' ? { $ne: null } : null },
          maker: 'service',
          step: { status, at: now, by: null },
          limit,
          tells,
        });
  const unanswered = await end('no answer', BATCH);
  const outside = await end('handled outside', BATCH - unanswered.length);
  if (await ApplicationModel.exists({ internshipId: _id, status: { $in: UNANSWERED_STATUSES } }))
    await InternshipModel.updateOne({ _id }, { $set: { roundEndedAt: null } }, { timestamps: false });
  return unanswered.length + outside.length;
}
