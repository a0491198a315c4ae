import { connect } from '@/lib/db';
import { UserModel } from '@/models/user';
import type { AccountTokenRecord } from '@/models/account-token';
import { invalidLink, stillGood } from './link';
import { findToken, spendToken } from './tokens';

/** What is said when the link works, and when it has worked before. */
export const VERIFIED = {
  now: 'Your email has been verified. You can log in now.',
  before: 'Your email is verified already. You can log in.',
} as const;

const WORDS = {
  invalid: 'This verification link is not valid. Please ask for a new one on the login page.',
  expired: 'This verification link has expired. Please ask for a new one on the login page.',
};

/** The link that waits to be followed; null when its address is verified already. Throws 400, 410. */
async function findWaiting(token: unknown): Promise<AccountTokenRecord | null> {
  await connect();
  const record = await findToken('verify email', token);
  if (!record) throw invalidLink(WORDS);
  const user = await UserModel.findOne({ _id: record.userId, email: record.email })
    .select('isVerified')
    .lean();
  if (!user) throw invalidLink(WORDS);
  return user.isVerified ? null : stillGood(record, new Date(), WORDS);
}

/**
 * Whether a link still waits to be followed, or has done its work; changes nothing, so that programs that look into mails
 * may open the page. Throws as `verifyEmail` would.
 */
export const readVerification = async ({ token }: { token?: unknown }): Promise<'waiting' | 'done'> =>
  (await findWaiting(token)) ? 'waiting' : 'done';

/**
 * Verifies the address a link was sent to. Following the link again says that it worked.
 * Throws 400 for a link that never was or whose address changed, 410 for one that expired.
 */
export async function verifyEmail({ token }: { token?: unknown }): Promise<{ message: string }> {
  const record = await findWaiting(token);
  if (!record) return { message: VERIFIED.before };
  await UserModel.updateOne({ _id: record.userId, email: record.email }, { $set: { isVerified: true } });
  await spendToken(record);
  return { message: VERIFIED.now };
}
