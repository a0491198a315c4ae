import type { Types } from 'mongoose';
import { deviceCookie, readDevice } from '@/lib/platform/auth/device-cookie';
import { signToken, type TokenClaims } from '@/lib/platform/auth/session-jwt';
import { SessionModel } from '@/models/session';
import { UserModel, type UserRecord } from '@/models/user';
import { toAccount, type Account } from '../mapper';
import { browserName } from './browser-name';

export interface OpenSession {
  token: string;
  user: Account;
  seconds: number;
  /** The `Set-Cookie` value that makes this browser a known one. */
  device: string;
}

/** The stored record of a new session. */
export const sessionFacts = (userId: Types.ObjectId, headers: Headers, seconds: number, now: Date) => ({
  userId,
  browser: browserName(headers.get('user-agent')),
  startedAt: now,
  lastUsedAt: now,
  expiresAt: new Date(now.getTime() + seconds * 1_000),
});

/** Re-signs the current session after all sessions of its user have been ended. Keeps its expiry. */
export async function continueSession(
  { sub, jti, iat, exp, auth_time: loggedInAt = iat, secondFactor }: TokenClaims,
  headers: Headers,
): Promise<OpenSession> {
  const user = await UserModel.findById(sub).orFail().lean<UserRecord>();
  const { sessionVersion } = user;
  const facts = sessionFacts(user._id, headers, exp - loggedInAt, new Date(loggedInAt * 1_000));
  await SessionModel.updateOne(
    { _id: jti },
    { $set: { version: sessionVersion }, $setOnInsert: facts },
    { upsert: true },
  );
  const account = toAccount(user);
  const seconds = Math.max(1, exp - Math.floor(Date.now() / 1_000));
  return {
    token: signToken(
      { ...account, id: account._id, sessionVersion, sessionId: jti, loggedInAt, secondFactor },
      seconds,
    ),
    user: account,
    seconds,
    device: deviceCookie(readDevice(headers), user, new Date()),
  };
}
