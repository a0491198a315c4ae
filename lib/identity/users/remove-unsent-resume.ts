import type { Types } from 'mongoose';
import { markPending } from '@/lib/platform/files/pending';
import { ApplicationModel } from '@/models/application';
import { ResumeModel, type ResumeRecord } from '@/models/resume';

/**
 * Removes a former resume that was never sent. Call it in a transaction that locks the user, so that no concurrent application is
 * missed. Returns the id of its file, which must be discarded after the commit.
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
