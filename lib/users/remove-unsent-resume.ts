import type { Types } from 'mongoose';
import { removeFile } from '@/lib/files/remove';
import { ApplicationModel } from '@/models/application';
import { ResumeModel, type ResumeRecord } from '@/models/resume';

/**
 * Removes a resume that is no longer the user's current one, with its file, unless an application was sent with it.
 * Gives whether it was removed by this call. Safe beside an application under way: applying looks again, after writing, whether its resume is still the current one.
 */
export async function removeUnsentResume(userId: Types.ObjectId, resumeId: Types.ObjectId): Promise<boolean> {
  if (await ApplicationModel.exists({ userId, resumeId })) return false;
  const removed = await ResumeModel.findOneAndDelete({ _id: resumeId, userId }).lean<ResumeRecord>();
  if (removed) await removeFile(removed.fileId);
  return removed !== null;
}
