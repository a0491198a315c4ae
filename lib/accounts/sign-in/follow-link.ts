import { connect, isDuplicate } from '@/lib/platform/db/db';
import { AppError } from '@/lib/platform/core/errors';
import type { Point } from '@/lib/platform/rate-limit/counter';
import { giveAllBack } from '@/lib/platform/rate-limit/rate-limit';
import type { AccountTokenRecord } from '@/models/account-token';
import { IdentityModel } from '@/models/identity';
import { UserModel, type UserRecord } from '@/models/user';
import { invalidLink, stillGood } from '../link';
import { findToken, spendToken } from '../tokens';
import { userTransaction } from '../user-transaction';
import { linkIdentity } from './link-identity';
import { providerName } from './providers';
import { refuseStaff } from './staff';

/** What is said when the link works, and when it has worked before. */
export const LINKED = {
  now: (name: string) => `${name} is linked to your account. You can log in with it now.`,
  before: (name: string) => `${name} is linked to your account already. You can log in with it.`,
} as const;

const WORDS = {
  invalid: 'This link is not valid or was used already. Please sign in again to get a new one.',
  expired: 'This link has expired. Please sign in again to get a new one.',
};

type State = 'waiting' | 'done';
type Bound = AccountTokenRecord & { identity: NonNullable<AccountTokenRecord['identity']> };

async function findRecord(token: unknown): Promise<Bound> {
  const record = await findToken('link sign-in', token);
  const identity = record?.identity;
  if (!record || !identity) throw invalidLink(WORDS);
  return { ...record, identity };
}

/** The link, its user, and whether it has done its work. The user must be as they were when it was sent. Throws 400, 410. */
async function findState(token: unknown): Promise<{ state: State; record: Bound; user: UserRecord }> {
  await connect();
  const record = await findRecord(token);
  const { userId, email, sessionVersion, identity } = record;
  const user = await UserModel.findOne({ _id: userId, email, isActive: true }).lean<UserRecord>();
  if (!user) throw invalidLink(WORDS);
  const { issuer, subject } = identity;
  if (await IdentityModel.exists({ issuer, subject, userId })) return { state: 'done', record, user };
  if (user.sessionVersion !== sessionVersion) throw invalidLink(WORDS);
  return { state: 'waiting', record: stillGood(record, new Date(), WORDS), user };
}

/** Whether a link still waits to be followed or has done its work, and what it links; changes nothing. Throws as `followSignInLink` would. */
export async function readSignInLink({
  token,
}: {
  token?: unknown;
}): Promise<{ state: State; name: string }> {
  const { state, record } = await findState(token);
  return { state, name: providerName(record.identity.provider) };
}

/** The mailbox is proved: so is the address. A password that was given by nobody who had proved it counts no more. */
async function proveAddress(user: UserRecord): Promise<Point[]> {
  if (user.isVerified && !user.mustChoosePassword) return [];
  await UserModel.updateOne(
    { _id: user._id },
    {
      $set: { isVerified: true, ...(user.mustChoosePassword && { passwordHash: null }) },
      $unset: { mustChoosePassword: 1, registrationPoints: 1 },
    },
  );
  return user.registrationPoints ?? [];
}

async function follow(token: unknown): Promise<{ message: string; points: Point[] }> {
  const { state, record, user } = await findState(token);
  const name = providerName(record.identity.provider);
  if (state === 'done') return { message: LINKED.before(name), points: [] };
  refuseStaff(user);
  const points = await proveAddress(user);
  await linkIdentity(user, { ...record.identity, email: record.email });
  await spendToken(record);
  return { message: LINKED.now(name), points };
}

/**
 * Links an account elsewhere to the account whose mailbox the link was sent to. Following the link again says that it worked. It opens
 * no session: the link may be followed on another device than the one that asked for it.
 * Throws 400 for a link that never was, was used, or is older than the last new password, 403 for the staff, 409, 410 for one that
 * expired.
 */
export async function followSignInLink({ token }: { token?: unknown }): Promise<{ message: string }> {
  await connect();
  const { userId } = await findRecord(token);
  try {
    const { message, points } = await userTransaction(userId, () => follow(token));
    await giveAllBack(points);
    return { message };
  } catch (error) {
    throw isDuplicate(error) ? new AppError('conflict', 'That account is linked already.') : error;
  }
}
