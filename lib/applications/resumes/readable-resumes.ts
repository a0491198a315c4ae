import type { Types } from 'mongoose';
import { AppError } from '@/lib/platform/core/errors';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { daysBefore, RESUME_DAYS } from '@/lib/applications/records/unanswered-days';

/** Of these listings, the ids of those whose employer may still read the resumes sent to it: 90 days after it closed it may not. */
export async function listingsWithResumes(ids: readonly Types.ObjectId[], now: Date): Promise<Set<string>> {
  const wanted = [...new Map(ids.map((id) => [id.toHexString(), id])).values()];
  if (wanted.length === 0) return new Set();
  const listings = await InternshipModel.find({
    _id: { $in: wanted },
    applicationDeadline: { $gt: daysBefore(now, RESUME_DAYS) },
  })
    .select('_id')
    .lean<Pick<InternshipRecord, '_id'>[]>();
  return new Set(listings.map(({ _id }) => _id.toHexString()));
}

/** The answer to an employer who asks for a resume too late. */
export const resumeGone = (): AppError =>
  new AppError(
    'gone',
    `Resumes can be read until ${RESUME_DAYS} days after the listing closed. Ask the applicant to send you theirs.`,
  );
