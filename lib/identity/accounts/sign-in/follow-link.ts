import { connect, isDuplicate } from '@/lib/platform/db/connection';
import { AppError } from '@/lib/platform/core/errors';
import type { Point } from '@/lib/platform/rate-limit/counter';
import { giveAllBack } from '@/lib/platform/rate-limit/rate-limit';
import type { AccountTokenRecord } from '@/models/account-token';
import { IdentityModel } from '@/models/identity';
import { UserModel, type UserRecord } from '@/models/user';
import { invalidLink, stillGood } from '../link';
import { askGuardianOf } from '../minors/ask-guardian';
import { findToken, spendToken } from '../tokens';
import { userTransaction } from '../user-transaction';
import { linkedAlready, linkIdentity } from './link-identity';
import { providerName } from './oauth-providers';
import { refuseStaff } from './refuse-staff';

export const LINKED = {
  now: (name: string) => `${name} is linked to your account. You can log in with it now.`,
  before: (name: string) => `${name} is already linked to your account. You can log in with it.`,
} as const;

const WORDS = {
  invalid: 'This link isn’t valid or was already used. Sign in again to get a new one.',
  expired: 'This link has expired. Sign in again to get a new one.',
};

type State = 'waiting' | 'done';
type Bound = AccountTokenRecord & { identity: NonNullable<AccountTokenRecord['identity']> };

async function findRecord(token: unknown): Promise<Bound> {
  const record = await findToken('link sign-in', token);
  const identity = record?.identity;
  if (!record || !identity) throw invalidLink(WORDS);
  return { ...record, identity };
}

/** Finds the link's state and its user, who must not have changed since it was sent. Throws 400, 403, 409, 410. */
async function findState(token: unknown): Promise<{ state: State; record: Bound; user: UserRecord }> {
  await connect();
  const record = await findRecord(token);
  const { userId, email, sessionVersion, identity } = record;
  const user = await UserModel.findOne({ _id: userId, email, isActive: true }).lean<UserRecord>();
  if (!user) throw invalidLink(WORDS);
  const { issuer, subject } = identity;
  if (await IdentityModel.exists({ issuer, subject, userId })) return { state: 'done', record, user };
  if (user.sessionVersion !== sessionVersion) throw invalidLink(WORDS);
  refuseStaff(user);
  if (await IdentityModel.exists({ issuer, subject })) throw linkedAlready(providerName(identity.provider));
  return { state: 'waiting', record: stillGood(record, new Date(), WORDS), user };
}

/** Changes nothing. Throws the same errors as `followSignInLink`. */
export async function readSignInLink({
  token,
}: {
  token?: unknown;
}): Promise<{ state: State; name: string }> {
  const { state, record } = await findState(token);
  return { state, name: providerName(record.identity.provider) };
}

/** Following the link verifies the address. Invalidates a password set before that. */
async function proveAddress(user: UserRecord): Promise<Point[]> {
  if (user.isVerified && !user.mustChoosePassword) return [];
  await UserModel.updateOne(
    { _id: user._id },
    {
      $set: { isVerified: true, ...(user.mustChoosePassword && { passwordHash: null }) },
      $unset: { mustChoosePassword: 1, registrationPoints: 1 },
    },
  );
  if (!user.isVerified) await askGuardianOf(user._id);
  return user.registrationPoints ?? [];
}

async function follow(token: unknown): Promise<{ message: string; points: Point[] }> {
  const { state, record, user } = await findState(token);
  const name = providerName(record.identity.provider);
  if (state === 'done') return { message: LINKED.before(name), points: [] };
  const points = await proveAddress(user);
  await linkIdentity(user, { ...record.identity, email: record.email });
  await spendToken(record);
  return { message: LINKED.now(name), points };
}

/**
 * Links a sign-in to the account that received the link. Idempotent. Does not log in: another device may open the link. Throws 400 for
 * an unknown or used link or one older than the last password change, 403 for staff, 409 for another account's sign-in, 410 if expired.
 */
export async function followSignInLink({ token }: { token?: unknown }): Promise<{ message: string }> {
  await connect();
  const { userId } = await findRecord(token);
  try {
    const { message, points } = await userTransaction(userId, () => follow(token));
    await giveAllBack(points);
    return { message };
  } catch (error) {
    throw isDuplicate(error) ? new AppError('conflict', 'That account is already linked.') : error;
  }
}
