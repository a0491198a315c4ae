import type { Types } from 'mongoose';
import { AccountTokenModel, type AccountTokenRecord } from '@/models/account-token';
import { hashOf, isToken, lifetime, newToken } from './link';

type Purpose = AccountTokenRecord['purpose'];

/** Values that a link carries. The session version invalidates the link when sessions end. */
type Bound = Pick<
  AccountTokenRecord,
  'sessionVersion' | 'identity' | 'requestId' | 'registration' | 'employer' | 'named'
>;

/** Creates a token for a link in an e-mail to `email`. Stores only its hash. */
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

/** Returns the record of a token with this purpose, even a used or expired one, or null. */
export async function findToken(purpose: Purpose, token: unknown): Promise<AccountTokenRecord | null> {
  if (!isToken(token)) return null;
  return AccountTokenModel.findOne({ hash: hashOf(token), purpose }).lean<AccountTokenRecord>();
}

/** Call it in the transaction that validated the token. */
export async function spendToken({ _id }: AccountTokenRecord): Promise<void> {
  await AccountTokenModel.updateOne({ _id }, { $set: { usedAt: new Date() } });
}

/** Invalidates the user's links with these purposes. */
export async function spendAll(userId: Types.ObjectId, purposes: readonly Purpose[]): Promise<void> {
  await AccountTokenModel.updateMany(
    { userId, purpose: { $in: purposes }, usedAt: null },
    { $set: { usedAt: new Date() } },
  );
}

/** Invalidates the invitations to `email` that these users have sent. Call it in a transaction. */
export async function spendInvitations(senders: readonly Types.ObjectId[], email: string): Promise<void> {
  await AccountTokenModel.updateMany(
    { userId: { $in: senders }, purpose: 'join employer', email: email.toLowerCase(), usedAt: null },
    { $set: { usedAt: new Date() } },
  );
}

/** Ends all sessions of a user and cancels a pending e-mail change. */
export const ENDED_EVERYWHERE = { $set: { pendingEmail: null }, $inc: { sessionVersion: 1 } } as const;
