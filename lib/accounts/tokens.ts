import type { Types } from 'mongoose';
import { AccountTokenModel, type AccountTokenRecord } from '@/models/account-token';
import { hashOf, isToken, lifetime, newToken } from './link';

type Purpose = AccountTokenRecord['purpose'];

/** What a link stands for beside its user: the version of their sessions, which it must not outlive; what it links to the account. */
type Bound = Pick<AccountTokenRecord, 'sessionVersion' | 'identity'>;

/** Makes a token for a link in a mail to `email`; only its hash is stored. */
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

/** The record of a token of this purpose, used and expired ones too; null when it never was. */
export async function findToken(purpose: Purpose, token: unknown): Promise<AccountTokenRecord | null> {
  if (!isToken(token)) return null;
  return AccountTokenModel.findOne({ hash: hashOf(token), purpose }).lean<AccountTokenRecord>();
}

/** Notes that a token was used; to be called in the transaction that found it good. */
export async function spendToken({ _id }: AccountTokenRecord): Promise<void> {
  await AccountTokenModel.updateOne({ _id }, { $set: { usedAt: new Date() } });
}

/** Ends the links of these purposes that a user was sent. */
export async function spendAll(userId: Types.ObjectId, purposes: readonly Purpose[]): Promise<void> {
  await AccountTokenModel.updateMany(
    { userId, purpose: { $in: purposes }, usedAt: null },
    { $set: { usedAt: new Date() } },
  );
}

/** The change of a user record that ends all of the user's sessions, and an e-mail change asked for in one of them. */
export const ENDED_EVERYWHERE = { $set: { pendingEmail: null }, $inc: { sessionVersion: 1 } } as const;
