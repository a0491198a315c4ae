import { lockRecipients } from '@/lib/employers/members/recipients';
import { UNANSWERED_STATUSES } from '@/lib/platform/core/vocabulary';
import { withTransaction } from '@/lib/platform/db/transaction';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { enqueueAll } from '@/lib/platform/mail/outbox';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { daysBefore, END_DAY, roundEnd } from '@/lib/applications/records/unanswered-days';
import { UNANSWERED_DAYS } from '@/lib/operations/reminders/reminder-days';
import { waitingTemplate } from './mail-templates';

type Waiting = Pick<InternshipRecord, '_id' | 'title' | 'employer' | 'postedBy' | 'applicationDeadline'>;

/** Listings whose employer should have received this many reminders by now. */
const dueAt = (now: Date, reminders: number) => ({
  roundEndedAt: null,
  applicationDeadline: {
    $lte: daysBefore(now, UNANSWERED_DAYS[reminders - 1] ?? END_DAY),
    $gt: daysBefore(now, UNANSWERED_DAYS[reminders] ?? END_DAY),
  },
  employer: { $ne: null },
  deletedAt: null,
  nudges: { $not: { $gte: reminders } },
});

/**
 * Reminds employers of unanswered applicants, once on each of the `UNANSWERED_DAYS` after the deadline. Safe on several nodes.
 * Returns the number of e-mails.
 */
export const remindEmployers = (now: Date, signal?: AbortSignal): Promise<number> =>
  forEachItem({
    job: 'reminding employers',
    items: dueListings(now),
    act: (listing) => withTransaction(() => remind(listing, now)),
    signal,
  });

interface Due extends Pick<Waiting, '_id'> {
  /** The number of reminders, including this one. */
  reminders: number;
}

async function* dueListings(now: Date): AsyncGenerator<Due> {
  for (const [at] of UNANSWERED_DAYS.entries()) {
    const listings = InternshipModel.find(dueAt(now, at + 1))
      .sort({ applicationDeadline: 1 })
      .select('_id')
      .lean<Pick<Waiting, '_id'>[]>()
      .cursor();
    for await (const { _id } of listings) yield { _id, reminders: at + 1 };
  }
}

async function remind({ _id, reminders }: Due, now: Date): Promise<boolean> {
  const due = { ...dueAt(now, reminders), _id };
  const listing = await InternshipModel.findOneAndUpdate(
    due,
    { $set: { nudges: reminders } },
    { timestamps: false },
  )
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
