import { Types } from 'mongoose';
import { authorize, sessionError, type Actor } from '@/lib/auth/actor';
import { isPassword } from '@/lib/auth/passwords';
import { limitRate } from '@/lib/auth/rate-limit';
import { AppError, invalidField } from '@/lib/errors';
import { accountDeletedLetter } from '@/lib/mail/account-letters';
import { enqueue } from '@/lib/mail/queue';
import { withTransaction } from '@/lib/transaction';
import { UserModel, type UserRecord } from '@/models/user';
import { eraseUser, removeErasedFiles } from './erase-user';
import { confirmation } from './schemas';

type Owner = Pick<UserRecord, 'passwordHash' | 'firstName' | 'email'>;

/**
 * Deletes the account of the signed-in user and everything of theirs, and tells them by mail.
 * Takes the password, to be sure it is them, and the network address. Throws 409 for an administrator (another one deletes
 * them), 422 for a wrong password, 429.
 */
export async function deleteMe(actor: Actor, input: unknown, address: string): Promise<{ message: string }> {
  const { id, role } = authorize(actor, 'profile:update');
  const { password } = confirmation.parse(input);
  if (role === 'administrator') {
    throw new AppError(
      'conflict',
      'An administrator cannot delete their own account. Ask another administrator.',
    );
  }
  await limitRate('delete account', address, id);
  const user = await UserModel.findById(id).select('passwordHash firstName email').lean<Owner>();
  if (!user) throw sessionError('userNotFound');
  if (!(await isPassword(password, user.passwordHash))) {
    throw invalidField('password', 'That is not your password');
  }
  const _id = new Types.ObjectId(id);
  await withTransaction(async () => {
    await eraseUser(_id);
    await enqueue(accountDeletedLetter(user, 'yourself'));
  });
  await removeErasedFiles(_id);
  return { message: 'Your account and everything in it has been deleted.' };
}
