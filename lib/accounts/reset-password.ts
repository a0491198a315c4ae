import { hashPassword } from '@/lib/auth/passwords';
import { limitRate } from '@/lib/auth/rate-limit';
import { UserModel } from '@/models/user';
import { invalidLink, stillGood } from './link';
import { reset } from './schemas';
import { findToken, spendOthers, spendToken } from './tokens';

const WORDS = {
  invalid: 'This reset link is not valid or was used already. Please ask for a new one.',
  expired: 'This reset link has expired. Please ask for a new one.',
};

/**
 * Sets a new password by the link of a mail: lifts a lock, ends every session, and proves the address.
 * Takes the token, the new password (and, if it is sent too, its repetition) and the network address.
 * Throws 400 for a link that never was or was used, 410 for one that expired, 422 for a password against
 * the rules (the link stays good then), 429.
 */
export async function resetPassword(
  token: unknown,
  input: unknown,
  address: string,
): Promise<{ message: string }> {
  await limitRate('reset password', address, String(token));
  const found = await findToken('reset password', token);
  if (!found) throw invalidLink(WORDS);
  const record = stillGood(found, new Date(), WORDS);
  const passwordHash = await hashPassword(reset.parse(input).newPassword);
  if (!(await spendToken(record))) throw invalidLink(WORDS);
  const { matchedCount } = await UserModel.updateOne(
    { _id: record.userId, email: record.email },
    {
      $set: { passwordHash, failedLogins: 0, lockedUntil: null, isVerified: true },
      $inc: { sessionVersion: 1 },
    },
  );
  if (matchedCount === 0) throw invalidLink(WORDS);
  await spendOthers(record);
  return { message: 'Your password has been changed. You can log in with the new one now.' };
}
