import { authorize, type Actor } from '@/lib/auth/actor';
import { UserModel } from '@/models/user';

/** Ends every session of the user, on every device, from the next request on. Throws 401, 403. */
export async function logOutEverywhere(actor: Actor): Promise<void> {
  const user = authorize(actor, 'profile:update');
  await UserModel.updateOne({ _id: user.id }, { $inc: { sessionVersion: 1 } });
}
