import { lockRecipients } from '@/lib/employers/recipients';
import { UNANSWERED_STATUSES } from '@/lib/platform/core/vocabulary';
import { withTransaction } from '@/lib/platform/db/transaction';
import { enqueueAll } from '@/lib/platform/mail/outbox';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { daysBefore, END_DAY, NUDGE_DAYS, roundEnd } from './round';
import { waitingTemplate } from './step-mails';

type Waiting = Pick<InternshipRecord, '_id' | 'title' | 'employer' | 'postedBy' | 'applicationDeadline'>;

/** Listings whose employer is due for so many reminders in all. */
const dueAt = (now: Date, reminders: number) => ({
  roundEndedAt: null,
  applicationDeadline: {
    $lte: daysBefore(now, NUDGE_DAYS[reminders - 1] ?? END_DAY),
    $gt: daysBefore(now, NUDGE_DAYS[reminders] ?? END_DAY),
  },
  employer: { $ne: null },
  deletedAt: null,
  nudges: { $not: { $gte: reminders } },
});

/**
 * Reminds employers of applicants without an answer, on day 3 and day 10 after the deadline, once each. Any number of nodes may run it
 * at once. Gives how many mails it queued.
 */
export async function remindEmployers(now: Date, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  for (const [at] of NUDGE_DAYS.entries()) {
    const due = dueAt(now, at + 1);
    const listings = InternshipModel.find(due).sort({ applicationDeadline: 1 }).select('_id').lean().cursor();
    for await (const { _id } of listings) {
      if (signal?.aborted) return sent;
      if (await withTransaction(() => remind({ ...due, _id }, at + 1))) sent += 1;
    }
  }
  return sent;
}

async function remind(
  due: ReturnType<typeof dueAt> & Pick<Waiting, '_id'>,
  nudges: number,
): Promise<boolean> {
  const listing = await InternshipModel.findOneAndUpdate(due, { $set: { nudges } }, { timestamps: false })
    .select('title employer postedBy applicationDeadline')
    .lean<Waiting>();
  if (!listing) return false;
  const waiting = await ApplicationModel.countDocuments({
    internshipId: listing._id,
    status: { $in: UNANSWERED_STATUSES },
  });
  const told = waiting > 0 ? await lockRecipients(listing) : [];
  const facts = { title: listing.title, internshipId: listing._id.toHexString(), waiting };
  const endsAt = roundEnd(listing.applicationDeadline);
  await enqueueAll(told.map((to) => waitingTemplate(to, { ...facts, endsAt })));
  return told.length > 0;
}
