import type { Types } from 'mongoose';
import { SavedModel } from '@/models/saved';
import { nextReminder } from './reminder-times';

/** Moves the reminders of a saved listing. Call it in the transaction that changes the deadline. */
export async function rescheduleReminders(internshipId: Types.ObjectId, deadline: Date): Promise<void> {
  await SavedModel.updateMany({ internshipId }, { $set: { remindAt: nextReminder(deadline, new Date()) } });
}
