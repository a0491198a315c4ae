import { hashPassword } from '@/lib/auth/passwords';
import { limitRate } from '@/lib/auth/rate-limit';
import { AppError } from '@/lib/errors';
import { UserModel } from '@/models/user';
import { reset } from './schemas';
import { findToken, spendOthers, spendToken } from './tokens';

const invalid = () =>
  new AppError('malformed', 'This reset link is not valid or was used already. Please ask for a new one.');

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
  const record = await findToken('reset password', token);
  if (!record || record.usedAt) throw invalid();
  if (record.expiresAt <= new Date()) {
    throw new AppError('gone', 'This reset link has expired. Please ask for a new one.');
  }
  const passwordHash = await hashPassword(reset.parse(input).newPassword);
  if (!(await spendToken(record))) throw invalid();
  const { matchedCount } = await UserModel.updateOne(
    { _id: record.userId, email: record.email },
    {
      $set: { passwordHash, failedLogins: 0, lockedUntil: null, isVerified: true },
      $inc: { sessionVersion: 1 },
    },
  );
  if (matchedCount === 0) throw invalid();
  await spendOthers(record);
  return { message: 'Your password has been changed. You can log in with the new one now.' };
}
