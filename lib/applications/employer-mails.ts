import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { dayForInput } from '@/lib/format/dates';
import { waitingMail } from '@/lib/mail/queue';
import { newApplicantLetter } from '@/lib/mail/work-letters';
import type { InternshipRecord } from '@/models/internship';
import type { WaitingMail } from '@/models/mail';
import { UserModel, type UserRecord } from '@/models/user';

/** One id for each listing and day (in Nairobi): the queue takes every id once, so only the first applicant's mail goes out. */
function idOfTheDay(listing: Types.ObjectId, at: Date): Types.ObjectId {
  const words = `new applicant ${listing.toHexString()} ${dayForInput(at)}`;
  return new Types.ObjectId(createHash('sha256').update(words).digest('hex').slice(0, 24));
}

/**
 * The mail that tells the employer of a listing that somebody applied, to be stored with the application.
 * Takes the listing and the moment of the application; gives none where nobody is to be told.
 */
export async function employerMails(
  listing: Pick<InternshipRecord, '_id' | 'title' | 'employerId'>,
  at: Date,
): Promise<WaitingMail[]> {
  const employer =
    listing.employerId &&
    (await UserModel.findOne({ _id: listing.employerId, isActive: true })
      .select('firstName email')
      .lean<Pick<UserRecord, 'firstName' | 'email'>>());
  if (!employer) return [];
  const facts = { title: listing.title, internshipId: listing._id.toHexString() };
  return [{ ...waitingMail(newApplicantLetter(employer, facts)), _id: idOfTheDay(listing._id, at) }];
}
