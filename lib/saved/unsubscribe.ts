import { readMailToken } from '@/lib/accounts/mail-links';
import { AppError } from '@/lib/platform/core/errors';
import { connect } from '@/lib/platform/db/db';
import { UserModel } from '@/models/user';

/**
 * Ends the reminders of whoever has this link, which needs no session; saving another internship does not begin them again. Throws 400
 * for a link that is not ours.
 */
export async function unsubscribe(input: { token: string }): Promise<{ message: string }> {
  const _id = readMailToken('reminders', input.token);
  if (_id === null)
    throw new AppError('malformed', 'This link is not valid. Copy the whole link from the mail.');
  await connect();
  await UserModel.updateOne({ _id }, { $set: { remindersOff: true } }, { timestamps: false });
  return { message: 'You get no more reminders. What you saved stays.' };
}
