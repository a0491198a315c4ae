import { createHash } from 'node:crypto';
import { Types, type QueryFilter } from 'mongoose';
import { lockRecipients } from '@/lib/employers/members/recipients';
import { SHOWN } from '@/lib/internships/listings/open-status';
import { CLOSING_LISTING_DAYS } from '@/lib/operations/reminders/reminder-days';
import { withTransaction } from '@/lib/platform/db/transaction';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { formatDate } from '@/lib/platform/format/dates';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { enqueue } from '@/lib/platform/mail/outbox';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { closingTemplate } from './mail-templates';

type Closing = Pick<
  InternshipRecord,
  '_id' | 'title' | 'employer' | 'postedBy' | 'applicationDeadline' | 'createdAt'
>;

const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** One id per listing, deadline, day and recipient, so that e-mails sent by a node of the previous version are not repeated. */
function mailIdOf({ _id, applicationDeadline }: Closing, days: number, to: Types.ObjectId): Types.ObjectId {
  const words = `closing ${_id.toHexString()} ${applicationDeadline.getTime()} ${days} ${to.toHexString()}`;
  return new Types.ObjectId(createHash('sha256').update(words).digest('hex').slice(0, 24));
}

/** Finds employers' listings that close in `days` days and have not been announced yet. */
const dueAt = (now: Date, days: number): QueryFilter<InternshipRecord> => ({
  ...SHOWN,
  employer: { $ne: null },
  applicationDeadline: { $gt: daysAfter(now, days - 1), $lte: daysAfter(now, days) },
  closingTold: { $not: { $lte: days } },
});

/**
 * E-mails employers before a listing closes, once on each of the `CLOSING_LISTING_DAYS`, with a link to extend it. Skips listings
 * published within that time. Any number of nodes may run it. Returns how many e-mails it queued.
 */
export const tellClosing = (now: Date, signal?: AbortSignal): Promise<number> =>
  forEachItem({
    job: 'telling employers what closes',
    items: dueListings(now),
    act: (listing) => withTransaction(() => tell(listing, now)),
    signal,
  });

interface Due extends Pick<Closing, '_id'> {
  days: (typeof CLOSING_LISTING_DAYS)[number];
}

async function* dueListings(now: Date): AsyncGenerator<Due> {
  for (const days of CLOSING_LISTING_DAYS) {
    const listings = InternshipModel.find(dueAt(now, days))
      .sort({ applicationDeadline: 1 })
      .select('_id')
      .lean<Pick<Closing, '_id'>[]>()
      .cursor();
    for await (const { _id } of listings) yield { _id, days };
  }
}

/** Returns true if this call sent the e-mail. */
async function tell({ _id, days }: Due, now: Date): Promise<boolean> {
  const listing = await InternshipModel.findOneAndUpdate(
    { ...dueAt(now, days), _id },
    { $set: { closingTold: days } },
    { timestamps: false },
  )
    .select('title employer postedBy applicationDeadline createdAt')
    .lean<Closing>();
  if (!listing || listing.createdAt > daysAfter(listing.applicationDeadline, -days)) return false;
  const closes = formatDate(listing.applicationDeadline);
  const facts = { title: listing.title, internshipId: _id.toHexString(), closes };
  let told = false;
  for (const recipient of await lockRecipients(listing)) {
    const mailId = mailIdOf(listing, days, recipient._id);
    if (await MailModel.exists({ _id: mailId })) continue;
    await enqueue(closingTemplate(recipient, facts), mailId);
    told = true;
  }
  return told;
}
