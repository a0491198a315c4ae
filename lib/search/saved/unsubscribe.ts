import { Types } from 'mongoose';
import { readMailToken } from '@/lib/identity/accounts/mail-links';
import { AppError } from '@/lib/platform/core/errors';
import { connect } from '@/lib/platform/db/connection';
import { UserModel } from '@/models/user';

export const REMINDERS_OFF = 'You won’t get any more reminders.';

function ownerOf(token: string): string {
  const id = readMailToken('reminders', token);
  if (id === null)
    throw new AppError('malformed', 'This link isn’t valid. Copy the whole link from the e-mail.');
  return id;
}

const turnOff = (_id: Types.ObjectId) =>
  UserModel.updateOne({ _id }, { $set: { remindersOff: true } }, { timestamps: false });

/** Stops a user's reminders. Returns false if they were off. The caller checks the permission. */
export const stopReminders = async (_id: Types.ObjectId): Promise<boolean> =>
  (await turnOff(_id)).modifiedCount === 1;

/** Throws 400 for an invalid link. */
export async function readReminders(input: { token: string }): Promise<{ areOn: boolean }> {
  const _id = ownerOf(input.token);
  await connect();
  return { areOn: (await UserModel.exists({ _id, remindersOff: { $ne: true } })) !== null };
}

/**
 * Unsubscribes the person who was e-mailed this link from reminders, without a session. Saving another internship does not resubscribe
 * that person. Throws 400 for an invalid link.
 */
export async function unsubscribe(input: { token: string }): Promise<{ message: string }> {
  const _id = ownerOf(input.token);
  await connect();
  const { matchedCount } = await turnOff(new Types.ObjectId(_id));
  return { message: matchedCount === 1 ? `${REMINDERS_OFF} Your internships stay saved.` : REMINDERS_OFF };
}
