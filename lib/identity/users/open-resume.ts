import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { openFile, type StoredFile } from '@/lib/platform/files/open';
import { objectId } from '@/lib/platform/db/ids';
import { AppError } from '@/lib/platform/core/errors';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { recordResumeDownload } from './record-resume-download';

/** Opens a resume for its owner, or for an administrator, whose access is recorded. Throws 404 for anyone else. */
export async function openResume(actor: Actor, input: { resumeId: unknown }): Promise<StoredFile> {
  const user = authorize(actor, 'resume:read');
  const _id = objectId(input.resumeId, 'Resume not found');
  const filter = user.role === 'administrator' ? { _id } : { _id, userId: user.id };
  const resume = await ResumeModel.findOne(filter).lean<ResumeRecord>();
  if (!resume) throw new AppError('notFound', 'Resume not found');
  if (!resume.userId.equals(user.id)) await recordResumeDownload(user, resume, null);
  return openFile(resume);
}
