import type { Types } from 'mongoose';
import { AppError } from '@/lib/platform/core/errors';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { daysBefore } from '@/lib/applications/records/unanswered-days';
import { RESUME_DAYS } from '@/lib/internships/listings/resume-days';

/** Returns the ids of the listings whose employer may still read resumes: up to 90 days after closing. */
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

export const resumeGone = (): AppError =>
  new AppError(
    'gone',
    `You can open CVs until ${RESUME_DAYS} days after the deadline. Ask the applicant to send you theirs.`,
  );
