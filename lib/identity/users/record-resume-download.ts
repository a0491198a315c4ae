import { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import type { ResumeRecord } from '@/models/resume';
import { ResumeDownloadModel } from '@/models/resume-download';

/**
 * Records a resume's download for its owner, before the first byte is sent. `internshipId` is null for an administrator. If it
 * throws, do not send the resume.
 */
export async function recordResumeDownload(
  by: SignedInUser,
  { _id: resumeId, userId: ownerId }: Pick<ResumeRecord, '_id' | 'userId'>,
  internshipId: Types.ObjectId | null,
): Promise<void> {
  await ResumeDownloadModel.create({
    resumeId,
    ownerId,
    internshipId,
    by: new Types.ObjectId(by.id),
    role: by.role,
    at: new Date(),
  });
}

/** Milliseconds within which repeated views of a resume count as one. */
const ONE_LOOK_MS = 10 * 60_000;

/** Records a view as a download. The text, the pages and reloads count as one. Throws the same errors as `recordResumeDownload`. */
export async function recordResumeView(
  by: SignedInUser,
  resume: Pick<ResumeRecord, '_id' | 'userId'>,
  internshipId: Types.ObjectId,
): Promise<void> {
  const recent = { ownerId: resume.userId, at: { $gt: new Date(Date.now() - ONE_LOOK_MS) } };
  const same = { resumeId: resume._id, internshipId, by: new Types.ObjectId(by.id) };
  if (await ResumeDownloadModel.exists({ ...recent, ...same })) return;
  await recordResumeDownload(by, resume, internshipId);
}
