import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { dayForInput } from '@/lib/platform/format/dates';
import { enqueue } from '@/lib/platform/mail/outbox';
import { newApplicantTemplate } from './mail-templates';
import { lockUser } from '@/lib/accounts/lock-user';
import type { InternshipRecord } from '@/models/internship';
import { MailModel } from '@/models/mail';

/** One id for each listing and day (in Nairobi), so that only the first applicant's mail goes out. */
function idOfTheDay(listing: Types.ObjectId, at: Date): Types.ObjectId {
  const words = `new applicant ${listing.toHexString()} ${dayForInput(at)}`;
  return new Types.ObjectId(createHash('sha256').update(words).digest('hex').slice(0, 24));
}

/**
 * Queues the mail that tells the employer of a listing that somebody applied, once a day. Call it in the transaction of the application.
 * Takes the listing and the time of the application; does nothing where the listing has no employer with an account.
 */
export async function tellEmployer(
  listing: Pick<InternshipRecord, '_id' | 'title' | 'employerId'>,
  at: Date,
): Promise<void> {
  if (!listing.employerId) return;
  const mailId = idOfTheDay(listing._id, at);
  if (await MailModel.exists({ _id: mailId })) return;
  // Of several simultaneous first applicants, the lock makes all but one retry and find that one's mail.
  const employer = await lockUser({ _id: listing.employerId, isActive: true });
  if (!employer) return;
  const facts = { title: listing.title, internshipId: listing._id.toHexString() };
  await enqueue(newApplicantTemplate(employer, facts), mailId);
}
