import { Types } from 'mongoose';
import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { documentStorage } from '@/lib/platform/files/document-storage';
import { clearPending, discardPending } from '@/lib/platform/files/pending';
import { within } from '@/lib/platform/files/quota';
import { MAX_RESUMES_PER_DAY } from '@/lib/platform/files/upload-quotas';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import type { IncomingUpload } from '@/lib/platform/files/upload';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { UserModel, type UserRecord } from '@/models/user';
import { toOwnResume, type OwnResume } from './mapper';
import { removeUnsentResume } from './remove-unsent-resume';
import { userTransaction } from '@/lib/identity/accounts/user-transaction';

/**
 * Accepts a PDF, DOC or DOCX of at most 2 MB. Removes the previous resume unless an application was sent with it. Throws 413,
 * 415, 422, and 429 for more than 20 a day.
 */
export async function uploadResume(actor: Actor, upload: IncomingUpload): Promise<{ resume: OwnResume }> {
  const ownerId = new Types.ObjectId(authorize(actor, 'resume:upload').id);
  const share = { quota: MAX_RESUMES_PER_DAY, key: ownerId.toHexString(), points: 1, used: () => 1 };
  return within(share, async () => {
    const { kept } = await upload.receive(documentStorage(ownerId, 'resume'));
    const resume: ResumeRecord = {
      _id: new Types.ObjectId(),
      userId: ownerId,
      ...kept,
      uploadedAt: new Date(),
    };
    await makeCurrent(resume);
    return { resume: toOwnResume(resume) };
  });
}

async function makeCurrent(resume: ResumeRecord): Promise<void> {
  let replaced: Types.ObjectId | null;
  try {
    replaced = await userTransaction(resume.userId, () => replace(resume));
  } catch (error) {
    await discardPending(resume.fileId);
    throw error;
  }
  if (replaced) await discardPending(replaced);
}

/** Returns the file of the previous resume if nothing refers to it any more. Call it in a transaction. */
async function replace(resume: ResumeRecord): Promise<Types.ObjectId | null> {
  const { userId } = resume;
  const before = await UserModel.findOneAndUpdate(
    { _id: userId },
    { $set: { resumeId: resume._id } },
    { returnDocument: 'before' },
  )
    .select('resumeId')
    .lean<Pick<UserRecord, 'resumeId'>>();
  if (!before) throw sessionError('userNotFound');
  await ResumeModel.create(resume);
  await clearPending(resume.fileId);
  await keepResult({ resume: toOwnResume(resume) });
  return before.resumeId && removeUnsentResume(userId, before.resumeId);
}
