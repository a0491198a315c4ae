import { withTransaction } from '@/lib/platform/db/transaction';
import { enqueueAll } from '@/lib/platform/mail/outbox';
import { DataRequestModel, type DataRequestRecord } from '@/models/data-request';
import { UserModel, type UserRecord } from '@/models/user';
import { remindUntil } from './due';
import { reminderTemplate } from './mail-templates';

/** Requests of one mail. */
const BATCH = 50;

type Administrator = Pick<UserRecord, 'firstName' | 'email'>;

/**
 * Reminds every administrator once of the requests that are due within two days, several in one mail. Any number of nodes may run it at
 * once. Gives of how many requests it reminded.
 */
export async function remindOfRequests(now: Date, signal?: AbortSignal): Promise<number> {
  const due = { state: 'open' as const, dueAt: { $lte: remindUntil(now) }, remindedAt: null };
  let reminded = 0;
  while (!signal?.aborted) {
    const count = await withTransaction(async () => {
      const requests = await DataRequestModel.find(due)
        .sort({ dueAt: 1 })
        .limit(BATCH)
        .select('kind dueAt')
        .lean<Pick<DataRequestRecord, '_id' | 'kind' | 'dueAt'>[]>();
      if (requests.length === 0) return 0;
      await DataRequestModel.updateMany(
        { _id: { $in: requests.map(({ _id }) => _id) } },
        { $set: { remindedAt: now } },
      );
      const administrators = await UserModel.find({ role: 'administrator', isActive: true, isVerified: true })
        .select('firstName email')
        .lean<Administrator[]>();
      await enqueueAll(administrators.map((to) => reminderTemplate(to, requests, now)));
      return requests.length;
    });
    if (count === 0) break;
    reminded += count;
  }
  return reminded;
}
