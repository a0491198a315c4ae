import { Types } from 'mongoose';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { logIn } from '../log-in';
import type { Login } from '../open-session';
import { linkProof } from '../schemas';
import { userTransaction } from '../user-transaction';
import { isDuplicate } from '@/lib/platform/db/connection';
import { AppError } from '@/lib/platform/core/errors';
import { UserModel, type UserRecord } from '@/models/user';
import { linkIdentity } from './link-identity';
import { needPending, type PendingSignIn } from './pending';
import { refuseStaff } from './refuse-staff';

const gone = () => new AppError('conflict', 'That account no longer exists. Start again on the login page.');

async function link(_id: Types.ObjectId, pending: PendingSignIn): Promise<void> {
  if (!(await lockUser({ _id, email: pending.email, isActive: true }))) throw gone();
  const user = await UserModel.findById(_id).orFail().lean<UserRecord>();
  refuseStaff(user);
  await linkIdentity(user, pending);
}

/**
 * Links a pending sign-in to the account with its address and logs in. The limits and lockout of log-ins apply. Throws 401, 403, 409, 422,
 * 423, 429, and 400 without a pending sign-in.
 */
export async function linkByPassword(input: unknown, request: { headers: Headers }): Promise<Login> {
  const { password, code } = linkProof.parse(input);
  const pending = needPending(request.headers);
  const login = await logIn({ emailOrUsername: pending.email, password, code }, request);
  const _id = new Types.ObjectId(login.user._id);
  try {
    await userTransaction(_id, () => link(_id, pending));
  } catch (error) {
    throw isDuplicate(error) ? new AppError('conflict', 'That account is already linked.') : error;
  }
  return login;
}
