import { Types } from 'mongoose';
import { ofOwnEmployer } from '@/lib/employers/members/membership';
import { retryWhereTaken } from '@/lib/employers/records/create-employer';
import { ensureEmployer } from '@/lib/employers/profile/ensure-employer';
import { authorize, sessionError, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { invalidField } from '@/lib/platform/core/errors';
import { clearPending } from '@/lib/platform/files/pending';
import type { FileFacts } from '@/lib/platform/files/store';
import type { OptionalUpload } from '@/lib/platform/files/upload';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { userTransaction } from '@/lib/identity/accounts/user-transaction';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { SubmissionModel } from '@/models/submission';
import { copyDetailsFile } from './copy-details-file';
import { receiveForm, withDetailsFile } from './details-file';
import { dropSentDraft } from './drafts/remove-draft';
import { toOwnSubmission, type OwnSubmission } from './mapper';
import { FILL_ALL } from './messages';
import { refuseTooManyPending } from './pending-limit';
import { newSubmissionSchema } from './schemas';
import { fieldsToStore, type SentFields } from './stated';
import { stopAtWarnings } from './stop-at-warnings';

/**
 * Submits a listing for approval and deletes its draft. Creates the account's employer if needed. Takes the details file (PDF, DOC or
 * DOCX, at most 2 MB) and, in `data`, the fields as JSON. A copy of a listing uses that listing's file by default. Throws 422. Throws 401
 * if the account was deleted meanwhile, 409 for too many pending submissions, and 429 past the daily quota. Stores nothing if it throws.
 */
export async function submitInternship(
  actor: Actor,
  upload: OptionalUpload,
): Promise<{ submission: OwnSubmission }> {
  const user = authorize(actor, 'submission:create');
  const submittedBy = new Types.ObjectId(user.id);
  await refuseTooManyPending(await ofOwnEmployer(user.id));
  return withDetailsFile(submittedBy, async (details) => {
    const data = await receiveForm(details, upload);
    const { copyOf, stopAtWarnings: stops = false, ...facts } = newSubmissionSchema.parse(data);
    if (copyOf) details.file ??= await copyDetailsFile(submittedBy, copyOf);
    const { file } = details;
    if (!file) throw invalidField('internshipFile', FILL_ALL);
    if (stops) await stopAtWarnings({ submittedBy, file }, facts);
    const received = { facts, file, draft: copyOf ? `copy-${copyOf}` : 'new' };
    return retryWhereTaken(() => userTransaction(submittedBy, () => create(user, submittedBy, received)));
  });
}

/** Call it in a transaction. The locks serialize submissions by one employer, so that each counts the ones before it. */
async function create(
  user: SignedInUser,
  submittedBy: Types.ObjectId,
  { facts, file, draft }: { facts: SentFields; file: FileFacts; draft: string },
): Promise<{ submission: OwnSubmission }> {
  if (!(await lockUser({ _id: submittedBy }))) throw sessionError('userNotFound');
  const employer = await ensureEmployer(user, facts.company, new Date());
  await refuseTooManyPending({ employer });
  const created = await SubmissionModel.create({ ...fieldsToStore(facts), file, employer, submittedBy });
  await clearPending(file.fileId);
  await dropSentDraft(submittedBy, draft);
  return keepResult({ submission: toOwnSubmission(created.toObject()) });
}
