import type { Types } from 'mongoose';
import { giveBack } from '@/lib/auth/counter';
import { hashPassword } from '@/lib/auth/passwords';
import { giveAllBack, limitRate } from '@/lib/auth/rate-limit';
import { passwordChangedLetter } from '@/lib/mail/account-letters';
import { release, waitingMail } from '@/lib/mail/queue';
import type { AccountTokenRecord } from '@/models/account-token';
import { UserModel, type UserRecord } from '@/models/user';
import { liftLock } from './failed-log-ins';
import { invalidLink, stillGood } from './link';
import { reset } from './schemas';
import { findToken, spendAll, spendToken } from './tokens';

const WORDS = {
  invalid: 'This reset link is not valid or was used already. Please ask for a new one.',
  expired: 'This reset link has expired. Please ask for a new one.',
};

/**
 * The record of a link that leads to choosing a password: one that was asked for, or one that verifies an address with which several
 * people registered. Throws 400, 410.
 */
async function findReset(token: unknown): Promise<AccountTokenRecord> {
  const asked = await findToken('reset password', token);
  const found = asked ?? (await findToken('verify email', token));
  if (!found) throw invalidLink(WORDS);
  const { userId: _id, email } = found;
  if (!asked && !(await UserModel.exists({ _id, email, mustChoosePassword: true }))) throw invalidLink(WORDS);
  return stillGood(found, new Date(), WORDS);
}

/**
 * Sets a new password by the link of a mail: lifts a lock, ends every session and an e-mail change that waits for its link, proves the
 * address, makes known browsers strangers again, and tells the owner.
 * Takes the token, the new password (and, if it is sent too, its repetition) and the network address.
 * Throws 400 for a link that never was or was used, 410 for one that expired, 422 for a password against
 * the rules (the link stays good then), 429.
 */
export async function resetPassword(
  token: unknown,
  input: unknown,
  address: string,
): Promise<{ message: string }> {
  const points = await limitRate('reset password', address, String(token));
  const record = await findReset(token);
  const passwordHash = await hashPassword(reset.parse(input).newPassword);
  if (!(await spendToken(record))) throw invalidLink(WORDS);
  const user = await change(record, passwordHash);
  if (!user) throw invalidLink(WORDS);
  await spendAll(user._id, ['reset password', 'verify email change']);
  await liftLock(user);
  await Promise.all((user.registrationPoints ?? []).map((point) => giveBack(point)));
  await giveAllBack(points);
  await release(UserModel, user._id);
  return { message: 'Your password has been changed. You can log in with the new one now.' };
}

type Before = Pick<UserRecord, 'email' | 'username' | 'registrationPoints'> & { _id: Types.ObjectId };

/** Gives the user as they were before; null when the address is no longer theirs. */
async function change({ userId, email }: AccountTokenRecord, passwordHash: string): Promise<Before | null> {
  const user = await UserModel.findOne({ _id: userId, email }).select('firstName email').lean();
  if (!user) return null;
  return UserModel.findOneAndUpdate(
    { _id: userId, email },
    {
      $set: { passwordHash, lockedUntil: null, isVerified: true, pendingEmail: null },
      $unset: { mustChoosePassword: 1, registrationPoints: 1 },
      $inc: { sessionVersion: 1, deviceEpoch: 1 },
      $push: { mails: waitingMail(passwordChangedLetter(user)) },
    },
    { returnDocument: 'before' },
  )
    .select('email username registrationPoints')
    .lean<Before>();
}
