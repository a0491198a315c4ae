import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { nextReminder } from '@/lib/internships/listings/reminder-times';
import { openFilter } from '@/lib/internships/listings/open-status';
import { withTransaction } from '@/lib/platform/db/transaction';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { dayForInput } from '@/lib/platform/format/dates';
import { enqueue } from '@/lib/platform/mail/outbox';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { SavedModel, type SavedRecord } from '@/models/saved';
import { reminderTemplate } from './mail-templates';

/** Returns one id per person and day in Nairobi, so that nobody gets two reminders on the same day. */
function idOfTheDay(userId: Types.ObjectId, now: Date): Types.ObjectId {
  const words = `reminder ${userId.toHexString()} ${dayForInput(now)}`;
  return new Types.ObjectId(createHash('sha256').update(words).digest('hex').slice(0, 24));
}

/**
 * Sends due reminders: one e-mail per person with the open listings they saved and have not applied to. Any number of nodes may
 * run it. Returns how many e-mails it queued.
 */
export const sendReminders = (now: Date, signal?: AbortSignal): Promise<number> =>
  forEachItem({
    job: 'reminding of saved listings',
    items: peopleToRemind(now),
    act: ({ _id }) => withTransaction(() => remind(_id, now)),
    signal,
  });

/** Yields each person with a due reminder once. Skips reminders without a user. */
async function* peopleToRemind(now: Date): AsyncGenerator<{ _id: Types.ObjectId }> {
  const seen = new Set<string>();
  const saved = SavedModel.find({ remindAt: { $lte: now }, userId: { $type: 'objectId' } })
    .sort({ remindAt: 1 })
    .select('userId')
    .lean<Pick<SavedRecord, 'userId'>[]>()
    .cursor();
  for await (const { userId } of saved) {
    const id = userId.toHexString();
    if (!seen.has(id)) yield { _id: userId };
    seen.add(id);
  }
}

async function remind(userId: Types.ObjectId, now: Date): Promise<boolean> {
  const person = await lockUser({ _id: userId, isActive: true, remindersOff: { $ne: true } });
  const saved = await SavedModel.find({ userId, remindAt: { $lte: now } }).lean<SavedRecord[]>();
  const open = await findOpen(
    saved.map(({ internshipId }) => internshipId),
    now,
  );
  for (const { _id, internshipId } of saved) {
    const listing = open.find((one) => one._id.equals(internshipId));
    const remindAt = listing ? nextReminder(listing.applicationDeadline, now) : null;
    await SavedModel.updateOne({ _id }, { $set: { remindAt } });
  }
  const applied = await ApplicationModel.find({ userId, internshipId: { $in: open.map(({ _id }) => _id) } })
    .select('internshipId')
    .lean<Pick<ApplicationRecord, 'internshipId'>[]>();
  const left = open.filter(({ _id }) => !applied.some(({ internshipId }) => internshipId.equals(_id)));
  const mailId = idOfTheDay(userId, now);
  if (!person || left.length === 0 || (await MailModel.exists({ _id: mailId }))) return false;
  const closing = left.map((listing) => ({ ...listing, path: internshipPath(listing) }));
  await enqueue(reminderTemplate(person, closing, now), mailId);
  return true;
}

const findOpen = (ids: readonly Types.ObjectId[], now: Date): Promise<InternshipRecord[]> =>
  InternshipModel.find({ _id: { $in: ids }, ...openFilter(now) })
    .sort({ applicationDeadline: 1 })
    .lean<InternshipRecord[]>();
