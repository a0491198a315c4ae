import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { DraftModel } from '@/models/draft';
import { ownForm } from './own-form';
import { aboutSchema } from './schemas';

/** Deletes one of the signed-in employer's drafts, if it exists. Throws 404 for another employer's form. */
export async function removeDraft(actor: Actor, input: { about: unknown }): Promise<void> {
  const user = authorize(actor, 'submission:create');
  const { data: about } = aboutSchema.safeParse(input.about);
  const own = { userId: new Types.ObjectId(user.id), about };
  const { deletedCount } = about === undefined ? { deletedCount: 0 } : await DraftModel.deleteOne(own);
  if (deletedCount === 0) await ownForm(actor, user, input.about);
}

/** Deletes the draft of a sent form. Call it in the transaction that stores the submission. */
export async function dropSentDraft(userId: Types.ObjectId, about: string): Promise<void> {
  await DraftModel.deleteOne({ userId, about });
}
