import type { FileFacts } from '@/lib/files/store';
import type { Types } from 'mongoose';
import { SubmissionModel } from '@/models/submission';
import { endOfDay, hoursLater, officeHours } from './days';
import { keepFile } from './files';
import { onePagePdf } from './pdf';
import type { Random } from './random';
import { OPEN_SUBMISSIONS, type SampleSubmission } from './waiting';
import type { SampleUser } from './users';

/** Keeps the details file that an employer sent with a listing. */
export const storeDetails = (
  ownerId: Types.ObjectId,
  listing: { title: string; company: string; location: string; duration: string; howToApply: string },
): Promise<FileFacts> =>
  keepFile(
    ownerId,
    'submission',
    `${listing.title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/-$/, '')}-details.pdf`,
    onePagePdf(listing.title, [
      listing.company,
      `${listing.location}, ${listing.duration}`,
      '',
      'How to apply',
      listing.howToApply,
    ]),
  );

function decisionOf(submission: SampleSubmission, createdAt: Date, adminId: Types.ObjectId, now: Date) {
  if (submission.rejected === undefined) return null;
  const at = hoursLater(createdAt, 26, now);
  return { by: adminId, at, comments: submission.rejected, industryId: null, internshipId: null };
}

/** Writes the submissions that wait for a decision and those that were rejected. */
export async function makeSubmissions(
  users: { all: Map<string, SampleUser>; admin: SampleUser },
  now: Date,
  random: Random,
): Promise<{ pending: number; rejected: number }> {
  const records = await Promise.all(
    OPEN_SUBMISSIONS.map(async ({ by, daysAgo, closes, ...submission }) => {
      const owner = users.all.get(by);
      if (!owner) throw new Error(`no account ${by}`);
      const createdAt = officeHours(now, daysAgo, random);
      const decision = decisionOf({ by, daysAgo, closes, ...submission }, createdAt, users.admin._id, now);
      const { title, company, location, duration, howToApply, applyLink } = submission;
      return {
        ...{ title, company, location, duration, howToApply, applyLink },
        applicationDeadline: endOfDay(now, closes),
        file: await storeDetails(owner._id, submission),
        submittedBy: owner._id,
        status: decision ? ('rejected' as const) : ('pending' as const),
        decision,
        createdAt,
      };
    }),
  );
  await SubmissionModel.insertMany(records);
  const rejected = records.filter(({ status }) => status === 'rejected').length;
  return { pending: records.length - rejected, rejected };
}
