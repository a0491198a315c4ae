import { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import type { ResumeRecord } from '@/models/resume';
import { ResumeDownloadModel } from '@/models/resume-download';

/**
 * Records a resume's download for its owner, before the first byte is sent.
 * Takes the actor, the resume, and the listing it was sent to (null for an administrator). Throws when it cannot be stored: then
 * the resume must not be sent.
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
