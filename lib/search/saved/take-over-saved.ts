import { Types } from 'mongoose';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { userTransaction } from '@/lib/identity/accounts/user-transaction';
import { nextReminder } from '@/lib/internships/listings/reminder-times';
import { SHOWN } from '@/lib/internships/listings/open-status';
import { isSecure } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { SavedModel, type SavedRecord } from '@/models/saved';
import { deviceSavedCookies, readDeviceSaved } from './device-saved';
import { MAX_SAVED } from './save-internship';

type Open = Pick<InternshipRecord, '_id' | 'applicationDeadline'>;

async function saveAll(userId: Types.ObjectId, ids: readonly string[], now: Date): Promise<void> {
  const listings = await InternshipModel.find({
    ...SHOWN,
    _id: { $in: ids.map((id) => new Types.ObjectId(id)) },
  })
    .select('applicationDeadline')
    .lean<Open[]>();
  await userTransaction(userId, async () => {
    if (!(await lockUser({ _id: userId }))) return;
    const saved = await SavedModel.find({ userId }).select('internshipId').lean<SavedRecord[]>();
    const has = new Set(saved.map(({ internshipId }) => internshipId.toHexString()));
    const fresh = listings
      .filter(({ _id }) => !has.has(_id.toHexString()))
      .slice(0, Math.max(0, MAX_SAVED - saved.length));
    if (fresh.length === 0) return;
    await SavedModel.insertMany(
      fresh.map(({ _id, applicationDeadline }) => ({
        userId,
        internshipId: _id,
        remindAt: nextReminder(applicationDeadline, now),
        // Keeps the order in which the listings were saved on the device.
        savedAt: new Date(now.getTime() - ids.indexOf(_id.toHexString())),
      })),
    );
  });
}

/**
 * Moves listings saved on the device to the account after a log-in. Returns the `Set-Cookie` values that delete the device's cookie.
 * Errors do not stop the log-in: if the move fails, the listings stay on the device until the next log-in.
 */
export async function takeOverSaved(userId: string, headers: Headers): Promise<string[]> {
  const ids = readDeviceSaved(headers.get('cookie') ?? '');
  if (ids.length === 0) return [];
  try {
    await saveAll(new Types.ObjectId(userId), ids, new Date());
    return deviceSavedCookies([], isSecure());
  } catch (error) {
    log.error({ err: error }, 'saved internships not moved from the device to the account');
    return [];
  }
}
