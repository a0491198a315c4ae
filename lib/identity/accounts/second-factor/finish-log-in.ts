import { Types } from 'mongoose';
import { connect } from '@/lib/platform/db/connection';
import { AppError } from '@/lib/platform/core/errors';
import { watchLogIn } from '@/lib/platform/monitoring/events';
import { UserModel, type UserRecord } from '@/models/user';
import { openSession, refuseBarred, type Login } from '../open-session';
import { halfSessionOf } from './half-session';
import { proveFactor } from './prove-factor';
import { secondStep } from './schemas';

const expired = () => new AppError('unauthenticated', 'You took too long to log in. Log in again.');

/**
 * Completes the second step of a log-in with an app or recovery code. Throws 422 and 429. Throws 401 for a wrong code or without the first
 * step, and 403 for an account that has since been barred.
 */
export const finishLogIn = (input: unknown, request: { headers: Headers }): Promise<Login> =>
  watchLogIn('second factor', (who) => finish(input, request, who));

async function finish(input: unknown, request: { headers: Headers }, who: { userId?: string }) {
  const { code } = secondStep.parse(input);
  const half = halfSessionOf(request.headers);
  if (!half) throw expired();
  await connect();
  const { sub, sessionVersion, seconds } = half;
  who.userId = sub;
  const _id = new Types.ObjectId(sub);
  const user = await UserModel.findOne({ _id, sessionVersion }).lean<UserRecord>();
  if (!user?.secondFactorSince) throw expired();
  refuseBarred(user);
  await proveFactor(user, code, request);
  return openSession(user, request.headers, seconds);
}
