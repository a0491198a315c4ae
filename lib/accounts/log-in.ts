import { isPassword } from '@/lib/auth/passwords';
import { isOver, limitRate } from '@/lib/auth/rate-limit';
import { readSession } from '@/lib/auth/session';
import { SESSION_SECONDS, signToken } from '@/lib/auth/token';
import { AppError } from '@/lib/errors';
import { clientAddress } from '@/lib/http/client-address';
import { lockedLetter } from '@/lib/mail/account-letters';
import { release, waitingMail } from '@/lib/mail/queue';
import { UserModel, type UserRecord } from '@/models/user';
import { endSession } from './end-session';
import { LOCKED_FOR, lockedFrom, notLocked, TRIES } from './lock';
import { toAccount, type Account } from './mapper';
import { credentials } from './schemas';

const untouched = { timestamps: false } as const;

export interface Login {
  token: string;
  user: Account;
  /** How long the session lasts. */
  seconds: number;
}

const wrong = () => new AppError('unauthenticated', 'Invalid email/username or password!');
const locked = () => new AppError('locked', 'Your account is locked! Try again later.');

const ifNotLocked = ({ _id }: UserRecord, now: Date) => ({ _id, ...notLocked(now) });

/** Counts a wrong password; the one that fills the measure locks the account and tells its owner, once. */
async function countWrong(user: UserRecord, now: Date): Promise<AppError> {
  const counted = await UserModel.findOneAndUpdate(
    ifNotLocked(user, now),
    { $inc: { failedLogins: 1 } },
    { returnDocument: 'after', ...untouched },
  ).lean<UserRecord>();
  if (!counted) return locked();
  if (counted.failedLogins < TRIES) return wrong();
  const { modifiedCount } = await UserModel.updateOne(
    { ...ifNotLocked(user, now), failedLogins: { $gte: TRIES } },
    {
      $set: { failedLogins: 0, lockedUntil: lockedFrom(now) },
      $push: { mails: waitingMail(lockedLetter(user)) },
    },
    untouched,
  );
  if (modifiedCount === 1) await release(UserModel, user._id);
  return locked();
}

/** Nobody's account is "locked" after as many tries as somebody's: the answers do not tell which there is. */
async function countForNobody(identifier: string): Promise<AppError> {
  return (await isOver('no account', identifier, TRIES - 1, LOCKED_FOR / 1000)) ? locked() : wrong();
}

/** Whom nothing but the password kept out: the account must be open, active and verified. */
async function admit(user: UserRecord, now: Date): Promise<void> {
  const open = await UserModel.findOneAndUpdate(
    ifNotLocked(user, now),
    { $set: { failedLogins: 0, lockedUntil: null } },
    untouched,
  ).lean<UserRecord>();
  if (!open) throw locked();
  if (!open.isActive) {
    throw new AppError('forbidden', 'Your account has been deactivated. Please contact support.');
  }
  if (!open.isVerified) throw new AppError('forbidden', 'Account not verified. Please verify your email.');
}

/**
 * Ends the session this browser had, whoever's it was: the new one takes its place. Gives the version of the user's sessions,
 * which that may have raised.
 */
async function endFormer({ _id, sessionVersion }: UserRecord, headers: Headers): Promise<number> {
  const { claims, problem } = await readSession(headers);
  if (problem || !claims) return sessionVersion;
  await endSession(claims);
  const user = await UserModel.findById(_id)
    .select('sessionVersion')
    .lean<Pick<UserRecord, 'sessionVersion'>>();
  return user?.sessionVersion ?? sessionVersion;
}

/**
 * Logs somebody in by e-mail or username.
 * Takes the credentials and the request they came with; gives the session token and who it is. A session that the request
 * presents ends.
 * Throws 401 for wrong credentials, 403 deactivated or not verified, 423 locked, 429.
 */
export async function logIn(input: unknown, request: { headers: Headers }): Promise<Login> {
  const { emailOrUsername, password, rememberMe } = credentials.parse(input);
  const identifier = emailOrUsername.toLowerCase();
  await limitRate('login', clientAddress(request), identifier);
  const user = await UserModel.findOne(
    identifier.includes('@') ? { email: identifier } : { username: identifier },
  ).lean<UserRecord>();
  const right = await isPassword(password, user?.passwordHash);
  if (!user) throw await countForNobody(identifier);
  const now = new Date();
  if (!right) throw await countWrong(user, now);
  await admit(user, now);
  const seconds = rememberMe ? SESSION_SECONDS.remembered : SESSION_SECONDS.usual;
  const account = toAccount(user);
  const sessionVersion = await endFormer(user, request.headers);
  return {
    token: signToken({ ...account, id: account._id, sessionVersion }, seconds),
    user: account,
    seconds,
  };
}
