import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { lockRecipients } from '@/lib/employers/members/recipients';
import { dayForInput } from '@/lib/platform/format/dates';
import { enqueue } from '@/lib/platform/mail/outbox';
import type { InternshipRecord } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { newApplicantTemplate } from './mail-templates';

/** One ID per listing, day (in Nairobi) and recipient, so that only the first applicant of a day causes an e-mail. */
function idOfTheDay(listing: Types.ObjectId, at: Date, to: Types.ObjectId): Types.ObjectId {
  const words = `new applicant ${listing.toHexString()} ${dayForInput(at)} ${to.toHexString()}`;
  return new Types.ObjectId(createHash('sha256').update(words).digest('hex').slice(0, 24));
}

/** E-mails the employer about new applicants, once a day per listing. Call it in the transaction that stores the application. */
export async function tellEmployer(
  listing: Pick<InternshipRecord, '_id' | 'title' | 'employer' | 'postedBy'>,
  at: Date,
): Promise<void> {
  const facts = { title: listing.title, internshipId: listing._id.toHexString() };
  // If several people apply first at the same time, the lock makes all but one retry and find the e-mail.
  for (const recipient of await lockRecipients(listing)) {
    const mailId = idOfTheDay(listing._id, at, recipient._id);
    if (!(await MailModel.exists({ _id: mailId })))
      await enqueue(newApplicantTemplate(recipient, facts), mailId);
  }
}
