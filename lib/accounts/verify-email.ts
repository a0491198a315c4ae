import { connect } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { UserModel } from '@/models/user';
import { findToken, spendToken } from './tokens';

const DONE = 'Your email has been verified. You can log in now.';
const DONE_BEFORE = 'Your email is verified already. You can log in.';
const INVALID = 'This verification link is not valid. Please ask for a new one on the login page.';
const EXPIRED = 'This verification link has expired. Please ask for a new one on the login page.';

/**
 * Verifies the address a link was sent to. Following the link again says that it worked.
 * Throws 400 for a link that never was or whose address changed, 410 for one that expired.
 */
export async function verifyEmail({ token }: { token?: unknown }): Promise<{ message: string }> {
  await connect();
  const record = await findToken('verify email', token);
  if (!record) throw new AppError('malformed', INVALID);
  const user = await UserModel.findOne({ _id: record.userId, email: record.email })
    .select('isVerified')
    .lean();
  if (!user) throw new AppError('malformed', INVALID);
  if (user.isVerified) return { message: DONE_BEFORE };
  if (record.usedAt) throw new AppError('malformed', INVALID);
  if (record.expiresAt <= new Date()) throw new AppError('gone', EXPIRED);
  await UserModel.updateOne({ _id: user._id, email: record.email }, { $set: { isVerified: true } });
  await spendToken(record);
  return { message: DONE };
}
