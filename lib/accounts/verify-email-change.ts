import { connect, duplicateField } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { userBeginnings, UserModel, type UserRecord } from '@/models/user';
import type { AccountTokenRecord } from '@/models/account-token';
import { invalidLink, stillGood } from './link';
import { findToken, spendOthers, spendToken } from './tokens';

/** What is said when the link works, and when it has worked before. */
export const CHANGED = {
  now: 'Your email has been changed. Use the new one when you log in.',
  before: 'Your email is changed already.',
} as const;

const WORDS = {
  invalid: 'This verification link is not valid. Please ask for a new one on your profile.',
  expired: 'This verification link has expired. Please ask for a new one on your profile.',
};
const TAKEN = 'This email belongs to another account. Please choose another on your profile.';

const taken = () => new AppError('conflict', TAKEN);

/** The link that waits to be followed; null when it has done its work. Throws 400, 409, 410. */
async function findWaiting(token: unknown): Promise<AccountTokenRecord | null> {
  await connect();
  const record = await findToken('verify email change', token);
  if (!record) throw invalidLink(WORDS);
  const user = await UserModel.findById(record.userId).select('email pendingEmail').lean<UserRecord>();
  if (user?.email === record.email) return null;
  if (user?.pendingEmail !== record.email) throw invalidLink(WORDS);
  stillGood(record, new Date(), WORDS);
  if (await UserModel.exists({ email: record.email })) throw taken();
  return record;
}

/** Whether a link still waits to be followed, or has done its work; changes nothing. Throws as `verifyEmailChange` would. */
export const readEmailChange = async ({ token }: { token?: unknown }): Promise<'waiting' | 'done'> =>
  (await findWaiting(token)) ? 'waiting' : 'done';

/**
 * Changes the e-mail of a user to the address the link was sent to. Following the link again says that it worked.
 * Throws 400 for a link that never was or no longer is what the user asked for, 409 for an address that is taken, 410 expired.
 */
export async function verifyEmailChange({ token }: { token?: unknown }): Promise<{ message: string }> {
  const record = await findWaiting(token);
  if (!record) return { message: CHANGED.before };
  if (!(await change(record))) throw invalidLink(WORDS);
  await spendToken(record);
  await spendOthers(record);
  return { message: CHANGED.now };
}

/** False when the user has asked for something else meanwhile. */
async function change({ userId, email }: AccountTokenRecord): Promise<boolean> {
  const user = await UserModel.findById(userId).select('firstName lastName username').lean<UserRecord>();
  if (!user) return false;
  const beginnings = userBeginnings({ ...user, email });
  try {
    const { matchedCount } = await UserModel.updateOne(
      { _id: userId, pendingEmail: email },
      { $set: { email, pendingEmail: null, isVerified: true, beginnings } },
    );
    return matchedCount === 1;
  } catch (error) {
    if (duplicateField(error)) throw taken();
    throw error;
  }
}
