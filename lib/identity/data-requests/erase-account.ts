import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { withTransaction } from '@/lib/platform/db/transaction';
import { deleteAccountAs } from '@/lib/identity/users/admin/delete-user';
import { removeDeletedFiles } from '@/lib/identity/users/delete-user-account';
import { closeRequest } from './close-request';
import { findActionable } from './find-request';
import { answerTemplate } from './mail-templates';
import { recordStep } from './record-step';
import { erasureSchema } from './schemas';

const ANSWER =
  'We have deleted your account and everything in it. Of your request, we keep only its type and its dates.';

/**
 * Deletes the account of an erasure request and answers the request. Throws 403, 404, 422 without a confirmation. Throws 409 for the
 * administrator's own account, the last active administrator, and unless the request is open and its confirmed address has an account.
 */
export async function eraseAccount(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ message: string }> {
  const by = authorize(actor, 'data-request:answer');
  authorize(actor, 'user:delete');
  erasureSchema.parse(input.fields ?? {});
  const userId = await withTransaction(async () => {
    const { request, account } = await findActionable(input.id, 'erase');
    const user = await deleteAccountAs(by, account._id.toHexString());
    // After the deletion, which removes the answered requests and e-mails of the person.
    await closeRequest(by, request, {
      decision: 'answer',
      text: ANSWER,
      mail: (email) => answerTemplate(email, request, { text: ANSWER, refused: false }),
    });
    await recordStep(by, request, {
      action: 'account erased on request',
      before: { role: user.role },
      after: null,
    });
    return user._id;
  });
  await removeDeletedFiles(userId);
  return { message: 'The account is deleted and the request is answered. We’re e-mailing the person.' };
}
