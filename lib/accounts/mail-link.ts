import type { Mail } from '@/lib/mail/queue';
import { release, waitingMail } from '@/lib/mail/queue';
import { UserModel } from '@/models/user';
import { QUIET_MS, takeAtLeast } from './take-at-least';
import { issueToken } from './tokens';

type Purpose = Parameters<typeof issueToken>[0];
type Write = (to: { firstName: string; email: string }, token: string) => Mail;

interface Filter {
  email: string;
  isActive: true;
  isVerified?: boolean;
}

async function send(purpose: Purpose, filter: Filter, write: Write): Promise<void> {
  const user = await UserModel.findOne(filter).select('firstName email').lean();
  if (!user) return;
  const mail = waitingMail(write(user, await issueToken(purpose, user._id, user.email)));
  await UserModel.updateOne({ ...filter, _id: user._id }, { $push: { mails: mail } }, { timestamps: false });
  await release(UserModel, user._id);
}

/** Mails a link to the user found by `filter`, if there is one; takes as long if there is none. */
export const mailLink = (purpose: Purpose, filter: Filter, write: Write): Promise<void> =>
  takeAtLeast(QUIET_MS, send(purpose, filter, write));
