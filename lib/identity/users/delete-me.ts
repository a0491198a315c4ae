import { Types } from 'mongoose';
import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { isPassword } from '@/lib/platform/auth/passwords';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { AppError, invalidField } from '@/lib/platform/core/errors';
import { accountDeletedTemplate } from '@/lib/identity/accounts/mail-templates';
import { enqueue } from '@/lib/platform/mail/outbox';
import { withTransaction } from '@/lib/platform/db/transaction';
import { UserModel, type UserRecord } from '@/models/user';
import { deleteUserAccount, removeDeletedFiles } from './delete-user-account';
import { confirmation } from './schemas';

type Owner = Pick<UserRecord, 'passwordHash' | 'firstName' | 'email'>;

/**
 * Deletes the signed-in user's account and data, and confirms it by e-mail. Throws 429. Throws 409 for an administrator (only another one
 * can delete them) and 422 for a wrong password.
 */
export async function deleteMe(actor: Actor, input: unknown, address: string): Promise<{ message: string }> {
  const { id, role } = authorize(actor, 'profile:update');
  const { password } = confirmation.parse(input);
  if (role === 'administrator') {
    throw new AppError(
      'conflict',
      'Administrators can’t delete their own account. Ask another administrator.',
    );
  }
  await limitRate('delete account', address, id);
  const user = await UserModel.findById(id).select('passwordHash firstName email').lean<Owner>();
  if (!user) throw sessionError('userNotFound');
  if (user.passwordHash === null) {
    throw invalidField('password', 'Your account has no password yet. Choose one on your profile first.');
  }
  if (!(await isPassword(password, user.passwordHash))) {
    throw invalidField('password', 'That isn’t your password');
  }
  const _id = new Types.ObjectId(id);
  await withTransaction(async () => {
    await deleteUserAccount(_id);
    await enqueue(accountDeletedTemplate(user, 'yourself'));
  });
  await removeDeletedFiles(_id);
  return { message: 'Your account and everything in it has been deleted.' };
}
