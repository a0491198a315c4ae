import type { Types } from 'mongoose';
import { AccountTokenModel, type AccountTokenRecord } from '@/models/account-token';
import { hashOf, isToken, lifetime, newToken } from './link';

type Purpose = AccountTokenRecord['purpose'];

/** What a link is bound to besides its user: the version of their sessions, which it must not outlive, and the sign-in it links. */
type Bound = Pick<AccountTokenRecord, 'sessionVersion' | 'identity'>;

/** Creates a token for a link in a mail to `email`. Stores only its hash. */
export async function issueToken(
  purpose: Purpose,
  userId: Types.ObjectId,
  email: string,
  bound: Bound = {},
): Promise<string> {
  const token = newToken();
  await AccountTokenModel.create({
    hash: hashOf(token),
    purpose,
    userId,
    email,
    ...bound,
    ...lifetime(purpose, new Date()),
  });
  return token;
}

/** Gives the record of a token with this purpose, also a used or expired one; null if there is none. */
export async function findToken(purpose: Purpose, token: unknown): Promise<AccountTokenRecord | null> {
  if (!isToken(token)) return null;
  return AccountTokenModel.findOne({ hash: hashOf(token), purpose }).lean<AccountTokenRecord>();
}

/** Marks a token as used. Call it in the transaction that validated it. */
export async function spendToken({ _id }: AccountTokenRecord): Promise<void> {
  await AccountTokenModel.updateOne({ _id }, { $set: { usedAt: new Date() } });
}

/** Invalidates the links of these purposes that were sent to a user. */
export async function spendAll(userId: Types.ObjectId, purposes: readonly Purpose[]): Promise<void> {
  await AccountTokenModel.updateMany(
    { userId, purpose: { $in: purposes }, usedAt: null },
    { $set: { usedAt: new Date() } },
  );
}

/** The update of a user record that ends all sessions and cancels a pending e-mail change. */
export const ENDED_EVERYWHERE = { $set: { pendingEmail: null }, $inc: { sessionVersion: 1 } } as const;
