import { Types } from 'mongoose';
import { userTransaction } from '@/lib/identity/accounts/user-transaction';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { DraftModel, TYPED_PREFIX, type DraftRecord } from '@/models/draft';
import { toDraft, type SubmissionDraft } from './mapper';
import { ownForm } from './own-form';
import { draftSchema } from './schemas';

const DRAFT_DAYS = 30;

/** Drafts per account. The same limit as for pending submissions. */
const MAX_DRAFTS = 20;

const countDrafts = (userId: Types.ObjectId): Promise<number> =>
  DraftModel.countDocuments({ userId, about: { $not: new RegExp(`^${TYPED_PREFIX}`) } });

const tooMany = () =>
  new AppError('conflict', `You have ${MAX_DRAFTS} drafts, which is the limit. Send or discard one first.`);

/**
 * Stores an unsent submission form for 30 days, replacing its previous draft. Takes the fields as typed and the name of the chosen file.
 * Throws 422. Throws 404 for another employer's form, and 409 for too many drafts.
 */
export async function saveDraft(
  actor: Actor,
  input: { about: unknown; draft: unknown },
): Promise<{ draft: SubmissionDraft }> {
  const user = authorize(actor, 'submission:create');
  const { fields, fileName = null } = draftSchema.parse(input.draft);
  const about = await ownForm(actor, user, input.about);
  const userId = new Types.ObjectId(user.id);
  const now = new Date();
  const written = { fields, fileName, savedAt: now, purgeAt: new Date(now.getTime() + DRAFT_DAYS * DAY_MS) };
  return userTransaction(userId, async () => {
    if (!(await lockUser({ _id: userId }))) throw sessionError('userNotFound');
    const isNew = !(await DraftModel.exists({ userId, about }));
    if (isNew && (await countDrafts(userId)) >= MAX_DRAFTS) throw tooMany();
    const record = await DraftModel.findOneAndUpdate(
      { userId, about },
      { $set: written },
      { upsert: true, returnDocument: 'after' },
    ).lean<DraftRecord>();
    return { draft: toDraft(record) };
  });
}
