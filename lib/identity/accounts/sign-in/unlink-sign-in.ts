import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { enqueue } from '@/lib/platform/mail/outbox';
import { IdentityModel, type IdentityRecord } from '@/models/identity';
import { UserModel, type UserRecord } from '@/models/user';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { userTransaction } from '../user-transaction';
import { recordSignIn } from './link-identity';
import { signInUnlinkedTemplate } from './mail-templates';
import { providerName } from './oauth-providers';

const NOT_FOUND = 'You don’t have this sign-in';

const needsPassword = () =>
  new AppError('conflict', 'Choose a password first. Without one, you couldn’t log in.');

async function unlink(userId: Types.ObjectId, _id: Types.ObjectId): Promise<string> {
  const identity = await IdentityModel.findOne({ _id, userId }).lean<IdentityRecord>();
  if (!identity) throw new AppError('notFound', NOT_FOUND);
  if (!(await lockUser({ _id: userId, passwordHash: { $ne: null } }))) throw needsPassword();
  const user = await UserModel.findById(userId).orFail().lean<UserRecord>();
  const name = providerName(identity.provider);
  await IdentityModel.deleteOne({ _id, userId });
  await recordSignIn('sign-in unlinked', user, identity);
  await enqueue(signInUnlinkedTemplate(user, name));
  return name;
}

/** Unlinks a sign-in of the signed-in user and notifies them. Throws 404 for another user's sign-in, 409 if the user has no password. */
export async function unlinkSignIn(actor: Actor, input: { id: unknown }): Promise<{ message: string }> {
  const { id } = authorize(actor, 'profile:update');
  const identityId = objectId(input.id, NOT_FOUND);
  const userId = new Types.ObjectId(id);
  const name = await userTransaction(userId, () => unlink(userId, identityId));
  return { message: `${name} is no longer linked. Log in with your password.` };
}
