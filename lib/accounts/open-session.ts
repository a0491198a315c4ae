import { deviceCookie, readDevice } from '@/lib/platform/auth/device-cookie';
import { readSession } from '@/lib/platform/auth/session';
import { signToken } from '@/lib/platform/auth/token';
import { AppError } from '@/lib/platform/core/errors';
import { UserModel, type UserRecord } from '@/models/user';
import { endSession } from './end-session';
import { toAccount, type Account } from './mapper';

export interface Login {
  token: string;
  user: Account;
  /** How long the session lasts. */
  seconds: number;
  /** The `Set-Cookie` value by which this browser is known to the account from now on. */
  device: string;
}

export const deactivated = () =>
  new AppError('forbidden', 'Your account has been deactivated. Please contact support.', {
    endsSession: true,
  });

/** Throws 403 for an account that is deactivated or not verified, whatever its owner has proved. */
export function refuseBarred(user: Pick<UserRecord, 'isActive' | 'isVerified' | 'mustChoosePassword'>): void {
  if (!user.isActive) throw deactivated();
  if (!user.isVerified || user.mustChoosePassword)
    throw new AppError('forbidden', 'Account not verified. Please verify your email.');
}

/**
 * Ends the session this browser had, whoever's it was: the new one takes its place. Gives the version of the user's sessions,
 * which that may have raised.
 */
async function endFormer(
  { _id, passwordHash, sessionVersion }: UserRecord,
  headers: Headers,
): Promise<number> {
  const { claims, problem } = await readSession(headers);
  if (problem || !claims) return sessionVersion;
  await endSession(claims);
  const user = await UserModel.findOne({ _id, passwordHash })
    .select('sessionVersion')
    .lean<Pick<UserRecord, 'sessionVersion'>>();
  return user?.sessionVersion ?? sessionVersion;
}

/**
 * Begins a session of so many seconds for somebody who has proved who they are, in place of the one their browser had. Every way of
 * logging in ends here. Takes the user as just read, and the headers of the request.
 */
export async function openSession(user: UserRecord, headers: Headers, seconds: number): Promise<Login> {
  const account = toAccount(user);
  const sessionVersion = await endFormer(user, headers);
  return {
    token: signToken({ ...account, id: account._id, sessionVersion }, seconds),
    user: account,
    seconds,
    device: deviceCookie(readDevice(headers), user, new Date()),
  };
}
