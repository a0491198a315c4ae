import { authorize, type Actor } from '@/lib/auth/actor';
import { openFile, type StoredFile } from '@/lib/files/open';
import { objectId } from '@/lib/ids';
import { AppError } from '@/lib/errors';
import { ResumeModel, type ResumeRecord } from '@/models/resume';

/** Opens a resume for its owner or an administrator; to anybody else it does not exist (404). */
export async function openResume(actor: Actor, input: { resumeId: unknown }): Promise<StoredFile> {
  const user = authorize(actor, 'resume:read');
  const _id = objectId(input.resumeId, 'Resume not found');
  const filter = user.role === 'administrator' ? { _id } : { _id, userId: user.id };
  const resume = await ResumeModel.findOne(filter).lean<ResumeRecord>();
  if (!resume) throw new AppError('notFound', 'Resume not found');
  return openFile(resume);
}
