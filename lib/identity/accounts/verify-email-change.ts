import { connect, isDuplicate } from '@/lib/platform/db/connection';
import { AppError } from '@/lib/platform/core/errors';
import { emailChangedTemplate } from './mail-templates';
import { enqueue } from '@/lib/platform/mail/outbox';
import { withTransaction } from '@/lib/platform/db/transaction';
import { userPrefixes, UserModel, type UserRecord } from '@/models/user';
import type { AccountTokenRecord } from '@/models/account-token';
import { invalidLink, stillGood } from './link';
import { findToken, spendAll } from './tokens';

export const CHANGED = {
  now: 'Your e-mail has been changed. Use the new one to log in.',
  before: 'You’ve already changed your e-mail.',
} as const;

const WORDS = {
  invalid: 'This link isn’t valid. Ask for a new one on your profile.',
  expired: 'This link has expired. Ask for a new one on your profile.',
};
const TAKEN = 'This e-mail belongs to another account. Choose another on your profile.';

const taken = () => new AppError('conflict', TAKEN);

/** The link is valid while the user is active and this address is pending, unless all their sessions have been ended. */
const asAsked = ({ userId, email, sessionVersion }: AccountTokenRecord) => ({
  _id: userId,
  isActive: true,
  pendingEmail: email,
  ...(sessionVersion !== undefined && { sessionVersion }),
});

/** Returns a pending link, or null if it has been followed. Throws 400, 409, 410. */
async function findWaiting(token: unknown): Promise<AccountTokenRecord | null> {
  await connect();
  const record = await findToken('verify email change', token);
  if (!record) throw invalidLink(WORDS);
  const { userId, email } = record;
  if (await UserModel.exists({ _id: userId, email, isActive: true })) return null;
  if (!(await UserModel.exists(asAsked(record)))) throw invalidLink(WORDS);
  stillGood(record, new Date(), WORDS);
  if (await UserModel.exists({ email })) throw taken();
  return record;
}

/** Checks whether a link is pending or has been followed. Changes nothing. Throws the same errors as `verifyEmailChange`. */
export const readEmailChange = async ({ token }: { token?: unknown }): Promise<'waiting' | 'done'> =>
  (await findWaiting(token)) ? 'waiting' : 'done';

/**
 * Changes the e-mail, ends all sessions, and notifies the old address. Idempotent. Throws 400 for an unknown
 * or outdated link, 409 for a taken address, 410 for an expired link.
 */
export async function verifyEmailChange({ token }: { token?: unknown }): Promise<{ message: string }> {
  try {
    return await withTransaction(() => change(token));
  } catch (error) {
    if (isDuplicate(error)) throw taken();
    throw error;
  }
}

async function change(token: unknown): Promise<{ message: string }> {
  const record = await findWaiting(token);
  if (!record) return { message: CHANGED.before };
  const { userId, email } = record;
  const user = await UserModel.findById(userId).lean<UserRecord>();
  if (!user) throw invalidLink(WORDS);
  await UserModel.updateOne(
    { _id: userId },
    {
      $set: { email, pendingEmail: null, isVerified: true, prefixes: userPrefixes({ ...user, email }) },
      $inc: { sessionVersion: 1 },
      $addToSet: { pastEmails: user.email },
    },
  );
  await spendAll(userId, ['verify email change']);
  await enqueue(emailChangedTemplate(user, email));
  return { message: CHANGED.now };
}
