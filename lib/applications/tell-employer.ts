import { release, waitingMail } from '@/lib/mail/queue';
import { newApplicantLetter } from '@/lib/mail/work-letters';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { UserModel, type UserRecord } from '@/models/user';

/** Milliseconds for which one mail about new applicants is enough. */
const QUIET = 24 * 60 * 60 * 1000;

/** Writes to the employer of a listing that somebody applied, at most once a day for each listing. */
export async function tellEmployer(
  listing: Pick<InternshipRecord, '_id' | 'title' | 'employerId'>,
  now: Date,
): Promise<void> {
  const employer =
    listing.employerId &&
    (await UserModel.findOne({ _id: listing.employerId, isActive: true })
      .select('firstName email')
      .lean<Pick<UserRecord, 'firstName' | 'email'>>());
  if (!employer) return;
  const mail = waitingMail(
    newApplicantLetter(employer, { title: listing.title, internshipId: listing._id.toHexString() }),
  );
  const { modifiedCount } = await InternshipModel.updateOne(
    {
      _id: listing._id,
      $or: [{ employerToldAt: null }, { employerToldAt: { $lte: new Date(now.getTime() - QUIET) } }],
    },
    { $set: { employerToldAt: now }, $push: { mails: mail } },
    { timestamps: false },
  );
  if (modifiedCount === 1) await release(InternshipModel, listing._id);
}
