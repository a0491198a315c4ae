import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { tellSecurity } from '@/lib/platform/monitoring/security-log';
import { userTransaction } from './user-transaction';
import { UserModel } from '@/models/user';
import { ENDED_EVERYWHERE, spendAll } from './tokens';

/**
 * Ends every session of the user. Cancels a pending e-mail change, which a stolen session may have requested.
 * Throws 401, 403.
 */
export async function logOutEverywhere(actor: Actor): Promise<void> {
  const { id } = authorize(actor, 'profile:update');
  const _id = new Types.ObjectId(id);
  await userTransaction(_id, async () => {
    await UserModel.updateOne({ _id }, ENDED_EVERYWHERE);
    await spendAll(_id, ['verify email change']);
  });
  tellSecurity('logged out', { userId: id, everywhere: true });
}
