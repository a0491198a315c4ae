import { Types } from 'mongoose';
import { retryWhereTaken } from '@/lib/employers/records/create-employer';
import { ensureEmployer } from '@/lib/employers/profile/ensure-employer';
import { authorize, sessionError, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { clearPending } from '@/lib/platform/files/pending';
import type { OptionalUpload } from '@/lib/platform/files/upload';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { userTransaction } from '@/lib/identity/accounts/user-transaction';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { SubmissionModel } from '@/models/submission';
import { dropSentDraft } from './drafts/remove-draft';
import { toOwnSubmission, type OwnSubmission } from './mapper';
import { refuseTooManyPending } from './pending-limit';
import { fieldsToStore } from './stated';
import { receiveSubmission, type ReceivedSubmission } from './receive-submission';

/**
 * Submits a listing for approval.
 * Takes the details file (PDF, DOC or DOCX, at most 2 MB) and, in `data`, the fields as JSON; a copy of a listing needs no file. Its
 * draft is gone then. An account of no employer gets one. Throws 401 if the
 * account was deleted meanwhile, 409 for too many pending submissions, 429 past the daily quota of bytes; then
 * nothing is stored.
 */
export async function submitInternship(
  actor: Actor,
  upload: OptionalUpload,
): Promise<{ submission: OwnSubmission }> {
  const user = authorize(actor, 'submission:create');
  const submittedBy = new Types.ObjectId(user.id);
  return receiveSubmission(submittedBy, upload, (received) =>
    retryWhereTaken(() => userTransaction(submittedBy, () => create(user, submittedBy, received))),
  );
}

/** In a transaction: the locks let those of one employer follow each other, so that each counts the ones before it. */
async function create(
  user: SignedInUser,
  submittedBy: Types.ObjectId,
  { facts, file, copyOf }: ReceivedSubmission,
): Promise<{ submission: OwnSubmission }> {
  if (!(await lockUser({ _id: submittedBy }))) throw sessionError('userNotFound');
  const employer = await ensureEmployer(user, facts.company, new Date());
  await refuseTooManyPending({ employer });
  const created = await SubmissionModel.create({ ...fieldsToStore(facts), file, employer, submittedBy });
  await clearPending(file.fileId);
  await dropSentDraft(submittedBy, copyOf === undefined ? 'new' : `copy-${copyOf}`);
  return keepResult({ submission: toOwnSubmission(created.toObject()) });
}
