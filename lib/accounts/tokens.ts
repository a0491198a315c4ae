import { createHash, randomBytes } from 'node:crypto';
import type { Types } from 'mongoose';
import { AccountTokenModel, type AccountTokenRecord } from '@/models/account-token';

type Purpose = AccountTokenRecord['purpose'];

const HOUR = 60 * 60 * 1000;

/** Milliseconds a link in a mail is good for. */
const GOOD_FOR: Record<Purpose, number> = {
  'verify email': 24 * HOUR,
  'verify email change': 24 * HOUR,
  'reset password': HOUR,
};

/** Milliseconds for which an expired link is still told from one that never was. */
const REMEMBERED = 30 * 24 * HOUR;

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** What is stored of a token. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes a token (256 random bits) for a link in a mail to `email`; only its hash is stored. */
export async function issueToken(purpose: Purpose, userId: Types.ObjectId, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + GOOD_FOR[purpose]);
  await AccountTokenModel.create({
    hash: hashOf(token),
    purpose,
    userId,
    email,
    expiresAt,
    purgeAt: new Date(expiresAt.getTime() + REMEMBERED),
  });
  return token;
}

/** The record of a token of this purpose, used and expired ones too; null when it never was. */
export async function findToken(purpose: Purpose, token: unknown): Promise<AccountTokenRecord | null> {
  if (typeof token !== 'string' || !TOKEN.test(token)) return null;
  return AccountTokenModel.findOne({ hash: hashOf(token), purpose }).lean<AccountTokenRecord>();
}

/** Takes a token for its single use; false when it was used or has expired meanwhile. */
export async function spendToken(record: AccountTokenRecord): Promise<boolean> {
  const now = new Date();
  const { modifiedCount } = await AccountTokenModel.updateOne(
    { _id: record._id, usedAt: null, expiresAt: { $gt: now } },
    { $set: { usedAt: now } },
  );
  return modifiedCount === 1;
}

/** Ends the other links of the same purpose and user: one of them has done what all were for. */
export async function spendOthers({ userId, purpose }: AccountTokenRecord): Promise<void> {
  await AccountTokenModel.updateMany({ userId, purpose, usedAt: null }, { $set: { usedAt: new Date() } });
}
