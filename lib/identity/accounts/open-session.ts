import { randomUUID } from 'node:crypto';
import { deviceCookie, readDevice } from '@/lib/platform/auth/device-cookie';
import { isOpen, readSession } from '@/lib/platform/auth/session';
import { signToken, type TokenSubject } from '@/lib/platform/auth/session-jwt';
import { AppError } from '@/lib/platform/core/errors';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { SessionModel } from '@/models/session';
import { UserModel, type UserRecord } from '@/models/user';
import { endSession } from './end-session';
import { toAccount } from './mapper';
import { sessionFacts, type OpenSession } from './sessions/continue-session';

export type Login = OpenSession;

export const deactivated = () =>
  new AppError('forbidden', 'Your account has been deactivated. Please contact support.', {
    endsSession: true,
  });

/** Throws 403 for a deactivated or unverified account, even after a correct password. */
export function refuseBarred(user: Pick<UserRecord, 'isActive' | 'isVerified' | 'mustChoosePassword'>): void {
  if (!user.isActive) throw deactivated();
  if (!user.isVerified || user.mustChoosePassword)
    throw new AppError('forbidden', 'Account not verified. Please verify your email.');
}

/** Ends this browser's previous session, whichever user it belongs to. Returns the session version, which may have changed. */
async function endFormer(
  { _id, passwordHash, sessionVersion }: UserRecord,
  headers: Headers,
): Promise<number> {
  const { claims, problem } = await readSession(headers);
  if (!isOpen(problem) || !claims) return sessionVersion;
  await endSession(claims);
  const user = await UserModel.findOne({ _id, passwordHash })
    .select('sessionVersion')
    .lean<Pick<UserRecord, 'sessionVersion'>>();
  return user?.sessionVersion ?? sessionVersion;
}

/** Records activity at most once a day: accounts unused for two years are deleted. */
async function noteUse({ _id, activeAt, silentWarnedAt }: UserRecord, now: Date): Promise<void> {
  if (!silentWarnedAt && now.getTime() - storedTime(activeAt) < DAY_MS) return;
  await UserModel.updateOne(
    { _id },
    { $set: { activeAt: now, silentWarnedAt: null } },
    { timestamps: false },
  );
}

/** A new session, before its token is signed. */
export type NewSession = Omit<Login, 'token'> & { subject: TokenSubject };

/**
 * Starts a session and ends the browser's previous one. Every kind of log-in uses it. Expects a freshly read user. `secondFactor`: a
 * provider says that the user proved one.
 */
export async function startSession(
  user: UserRecord,
  headers: Headers,
  seconds: number,
  { secondFactor = false } = {},
): Promise<NewSession> {
  const account = toAccount(user);
  const now = new Date();
  await noteUse(user, now);
  const sessionVersion = await endFormer(user, headers);
  const sessionId = randomUUID();
  await SessionModel.create({
    _id: sessionId,
    version: sessionVersion,
    ...sessionFacts(user._id, headers, seconds, now),
  });
  return {
    subject: { ...account, id: account._id, sessionVersion, sessionId, secondFactor },
    user: account,
    seconds,
    device: deviceCookie(readDevice(headers), user, now),
  };
}

export async function openSession(user: UserRecord, headers: Headers, seconds: number): Promise<Login> {
  const { subject, ...session } = await startSession(user, headers, seconds);
  return { ...session, token: signToken(subject, seconds) };
}
