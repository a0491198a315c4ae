import { refuseSelf } from '@/lib/identity/accounts/account-status';
import { NOBODY, recordAuditEntry } from '@/lib/trust/audit/record';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { accountDeletedTemplate } from '@/lib/identity/accounts/mail-templates';
import { enqueue } from '@/lib/platform/mail/outbox';
import { withTransaction } from '@/lib/platform/db/transaction';
import type { UserRecord } from '@/models/user';
import { deleteUserAccount, removeDeletedFiles } from '../delete-user-account';
import { findUser } from './find-user';

/**
 * Deletes a user and all their data, and e-mails them if their address is verified. The audit entry stays without personal data.
 * Throws 404, 409 for the administrator's own account and for the last active administrator.
 */
export async function deleteUser(actor: Actor, input: { id: unknown }): Promise<{ message: string }> {
  const by = authorize(actor, 'user:delete');
  const user = await withTransaction(async () => {
    const found = await deleteAccountAs(by, input.id);
    if (found.isVerified) await enqueue(accountDeletedTemplate(found, 'an administrator'));
    return found;
  });
  await removeDeletedFiles(user._id);
  return { message: `${user.firstName} ${user.lastName} has been deleted.` };
}

/** Deletes a user and audits it. Call it in a transaction, and `removeDeletedFiles` after that. Throws 404, 409. */
export async function deleteAccountAs(by: SignedInUser, id: unknown): Promise<UserRecord> {
  const found = await findUser(id);
  refuseSelf(by, found._id, 'delete your own account here');
  const pseudonym = await deleteUserAccount(found._id, by);
  await recordAuditEntry(by, {
    action: 'user deleted',
    target: { kind: 'user', id: pseudonym, label: NOBODY },
    before: { role: found.role, isActive: found.isActive },
    after: null,
  });
  return found;
}
