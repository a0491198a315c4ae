import type { Types } from 'mongoose';
import { markPending } from '@/lib/platform/files/pending';
import { ApplicationModel } from '@/models/application';
import { ResumeModel, type ResumeRecord } from '@/models/resume';

/**
 * Removes a resume that is no longer the user's current one, unless an application was sent with it. In a transaction that locks the
 * user, so that no application under way is overlooked. Gives the id of its file, to be discarded once that is committed.
 */
export async function removeUnsentResume(
  userId: Types.ObjectId,
  resumeId: Types.ObjectId,
): Promise<Types.ObjectId | null> {
  if (await ApplicationModel.exists({ userId, resumeId })) return null;
  const removed = await ResumeModel.findOneAndDelete({ _id: resumeId, userId }).lean<ResumeRecord>();
  if (!removed) return null;
  await markPending(removed.fileId);
  return removed.fileId;
}
