import { Types } from 'mongoose';
import { lockOwnEmployer, ofOwnEmployer } from '@/lib/employers/members/membership';
import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { clearPending, discardPending, markPending } from '@/lib/platform/files/pending';
import type { FileFacts } from '@/lib/platform/files/store';
import type { OptionalUpload } from '@/lib/platform/files/upload';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { userTransaction } from '@/lib/identity/accounts/user-transaction';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import type { SubmissionStatus } from '@/lib/platform/core/vocabulary';
import { receiveForm, withDetailsFile } from './details-file';
import { dropSentDraft } from './drafts/remove-draft';
import { findOwnSubmission } from './find-own';
import { toOwnSubmission, type OwnSubmission } from './mapper';
import { refuseTooManyPending } from './pending-limit';
import { submissionSchema } from './schemas';
import { fieldsToClear, fieldsToStore, type SentFields } from './stated';
import { stopAtWarnings } from './stop-at-warnings';

type Undecided = 'pending' | 'rejected';

const isUndecided = (status: SubmissionStatus): status is Undecided =>
  status === 'pending' || status === 'rejected';

const decided = () =>
  new AppError('conflict', 'This submission has been decided. You can change only waiting or rejected ones.');

/**
 * Edits a pending submission, or corrects a rejected one, which becomes pending again. A new file replaces the stored one. Takes the same
 * form as a new submission. Throws 404, 422, 429, and 409 if it has been approved or if too many submissions are pending.
 */
export async function resubmitInternship(
  actor: Actor,
  input: { id: unknown; upload: OptionalUpload },
): Promise<{ submission: OwnSubmission; wasPending: boolean }> {
  const user = authorize(actor, 'submission:create');
  const { _id, status, file: stored } = await findOwnSubmission(user.id, input.id);
  if (!isUndecided(status)) throw decided();
  if (status === 'rejected') await refuseTooManyPending(await ofOwnEmployer(user.id));
  const ownerId = new Types.ObjectId(user.id);
  const { replaced, ...changed } = await withDetailsFile(ownerId, async (details) => {
    const data = await receiveForm(details, input.upload);
    const { stopAtWarnings: stops = false, ...facts } = submissionSchema.parse(data);
    const { file } = details;
    if (stops) await stopAtWarnings({ submittedBy: ownerId, file: file ?? stored }, facts);
    return userTransaction(ownerId, () => replace(ownerId, { _id, status }, { facts, file }));
  });
  if (replaced) await discardPending(replaced);
  return changed;
}

interface Resubmitted {
  submission: OwnSubmission;
  wasPending: boolean;
  replaced?: Types.ObjectId;
}

/** Call it in a transaction. */
async function replace(
  userId: Types.ObjectId,
  { _id, status }: { _id: Types.ObjectId; status: Undecided },
  { facts, file }: { facts: SentFields; file: FileFacts | undefined },
): Promise<Resubmitted> {
  if (!(await lockUser({ _id: userId }))) throw sessionError('userNotFound');
  const own = await lockOwnEmployer(userId.toHexString());
  if (status === 'rejected') await refuseTooManyPending(own);
  const cleared = fieldsToClear(facts);
  const before = await SubmissionModel.findOneAndUpdate(
    { ...own, _id, status },
    {
      $set: { ...fieldsToStore(facts), ...(file && { file }), status: 'pending', decision: null },
      ...(cleared.length > 0 && { $unset: Object.fromEntries(cleared.map((name) => [name, 1])) }),
    },
    { returnDocument: 'before' },
  ).lean<SubmissionRecord>();
  if (!before) throw decided();
  if (file) {
    await clearPending(file.fileId);
    await markPending(before.file.fileId);
  }
  const submission = toOwnSubmission(await findOwnSubmission(userId.toHexString(), _id.toHexString()));
  await dropSentDraft(userId, _id.toHexString());
  const changed = { submission, wasPending: status === 'pending' };
  await keepResult(changed);
  return { ...changed, ...(file && { replaced: before.file.fileId }) };
}
