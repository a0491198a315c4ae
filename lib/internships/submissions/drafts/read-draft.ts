import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { DraftModel, type DraftRecord } from '@/models/draft';
import { toDraft, type SubmissionDraft } from './mapper';

export async function readSubmissionDraft(
  actor: Actor,
  input: { about: string },
): Promise<SubmissionDraft | null> {
  const { id } = authorize(actor, 'submission:create');
  const own = { userId: new Types.ObjectId(id), about: input.about, purgeAt: { $gt: new Date() } };
  const record = await DraftModel.findOne(own).lean<DraftRecord>();
  return record && toDraft(record);
}
