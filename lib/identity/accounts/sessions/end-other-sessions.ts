import { Types } from 'mongoose';
import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { ownClaims } from '@/lib/platform/auth/session';
import { tellSecurity } from '@/lib/platform/monitoring/security-log';
import { UserModel } from '@/models/user';
import { ENDED_EVERYWHERE, spendAll } from '../tokens';
import { userTransaction } from '../user-transaction';
import { continueSession, type OpenSession } from './continue-session';

/**
 * Also cancels a pending e-mail change, which a stolen session may have requested. Returns the re-signed current session. Throws 401 if it
 * has since ended.
 */
export async function endOtherSessions(
  actor: Actor,
  headers: Headers,
): Promise<{ message: string; session: OpenSession }> {
  const { id } = authorize(actor, 'profile:update');
  const claims = ownClaims(headers, id);
  const _id = new Types.ObjectId(id);
  await userTransaction(_id, async () => {
    const { sessionVersion } = claims;
    const { matchedCount } = await UserModel.updateOne({ _id, sessionVersion }, ENDED_EVERYWHERE);
    if (matchedCount === 0) throw sessionError('expired');
    await spendAll(_id, ['verify email change']);
  });
  tellSecurity('logged out', { userId: id, others: true });
  return {
    message: 'All other devices are logged out.',
    session: await continueSession(claims, headers),
  };
}
