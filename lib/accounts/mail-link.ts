import { Types } from 'mongoose';
import type { Mail } from '@/lib/mail/queue';
import { release, waitingMail } from '@/lib/mail/queue';
import { UserModel } from '@/models/user';
import { issueToken } from './tokens';

type Purpose = Parameters<typeof issueToken>[0];
type Write = (to: { firstName: string; email: string }, token: string) => Mail;

/**
 * Mails a link to the user found by `filter`. Where there is none the same steps are taken for nobody,
 * so that the answer takes as long.
 */
export async function mailLink(
  purpose: Purpose,
  filter: { email: string; isActive: true; isVerified?: boolean },
  write: Write,
): Promise<void> {
  const user = await UserModel.findOne(filter).select('firstName email').lean();
  const id = user?._id ?? new Types.ObjectId();
  const token = await issueToken(purpose, id, filter.email);
  const mail = waitingMail(write(user ?? { firstName: '', email: filter.email }, token));
  await UserModel.updateOne({ _id: id }, { $push: { mails: mail } });
  await release(UserModel, id);
}
