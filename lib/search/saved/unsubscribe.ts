import { readMailToken } from '@/lib/identity/accounts/mail-links';
import { AppError } from '@/lib/platform/core/errors';
import { connect } from '@/lib/platform/db/connection';
import { UserModel } from '@/models/user';

/** What is said once no reminder is sent any more. */
export const REMINDERS_OFF = 'You get no more reminders.';

/** The id of whoever has this link. Throws 400 for a link that is not ours. */
function ownerOf(token: string): string {
  const id = readMailToken('reminders', token);
  if (id === null)
    throw new AppError('malformed', 'This link is not valid. Copy the whole link from the mail.');
  return id;
}

/** Whether whoever has this link gets reminders. Throws like `unsubscribe`. */
export async function readReminders(input: { token: string }): Promise<{ areOn: boolean }> {
  const _id = ownerOf(input.token);
  await connect();
  return { areOn: (await UserModel.exists({ _id, remindersOff: { $ne: true } })) !== null };
}

/**
 * Ends the reminders of whoever has this link, which needs no session; saving another internship does not begin them again. Throws 400
 * for a link that is not ours.
 */
export async function unsubscribe(input: { token: string }): Promise<{ message: string }> {
  const _id = ownerOf(input.token);
  await connect();
  const change = { $set: { remindersOff: true } };
  const { matchedCount } = await UserModel.updateOne({ _id }, change, { timestamps: false });
  return { message: matchedCount === 1 ? `${REMINDERS_OFF} What you saved stays.` : REMINDERS_OFF };
}
