import type { FileFacts } from '@/lib/platform/files/store';
import { Types } from 'mongoose';
import type { SubmissionRecord } from '@/models/submission';
import { endOfDay, hoursLater, officeHours } from './days';
import { keepFile } from './files';
import { onePagePdf } from './pdf';
import type { Random } from './random';
import { OPEN_SUBMISSIONS, type SampleSubmission } from './waiting';
import type { SampleUser } from './users';

const REVIEW_HOURS = 26;

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

export type NewSubmission = Omit<SubmissionRecord, 'updatedAt'>;

async function toRecord(
  { by: _by, daysAgo: _daysAgo, closes, rejected, ...facts }: SampleSubmission,
  owner: SampleUser,
  adminId: Types.ObjectId,
  createdAt: Date,
  now: Date,
): Promise<NewSubmission> {
  const at = hoursLater(createdAt, REVIEW_HOURS, now);
  return {
    _id: new Types.ObjectId(),
    ...facts,
    applicationDeadline: endOfDay(now, closes),
    file: await storeDetails(owner._id, facts),
    employer: null,
    submittedBy: owner._id,
    status: rejected === undefined ? 'pending' : 'rejected',
    decision:
      rejected === undefined
        ? null
        : { by: adminId, at, comments: rejected, industryId: null, internshipId: null },
    createdAt,
  };
}

/** Creates the pending and the rejected submissions, with their stored files. */
export const makeSubmissions = (
  users: { all: Map<string, SampleUser>; admin: SampleUser },
  now: Date,
  random: Random,
): Promise<NewSubmission[]> =>
  Promise.all(
    OPEN_SUBMISSIONS.map((submission) => {
      const owner = users.all.get(submission.by);
      if (!owner) throw new Error(`no sample account ${submission.by}`);
      const createdAt = officeHours(now, submission.daysAgo, random);
      return toRecord(submission, owner, users.admin._id, createdAt, now);
    }),
  );
