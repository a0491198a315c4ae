import { Types } from 'mongoose';
import type { z } from 'zod';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { userTransaction } from '@/lib/identity/accounts/user-transaction';
import { readEmployer } from '@/lib/employers/profile/read-employer';
import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { AppError, invalidField } from '@/lib/platform/core/errors';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { searchAddress } from '@/lib/search/engine/search-address';
import { AlertModel, type AlertRecord, type AlertSearch } from '@/models/alert';
import { nextDigest } from './alert-times';
import { toAlerts, wordsAndFilters, type Alert } from './mapper';
import { alertSchema } from './schemas';

const MAX_ALERTS = 20;

/** Identifies a search by its words and filters. */
const keyOf = (search: AlertSearch): string => {
  const asked = wordsAndFilters(search);
  const address = searchAddress({ ...asked, q: asked.q?.toLowerCase() });
  return search.employerId ? `${address} ${search.employerId.toHexString()}` : address;
};

async function toStored({
  employer,
  ...asked
}: z.output<typeof alertSchema>['search']): Promise<AlertSearch> {
  const { q, ...filters } = asked;
  const search: AlertSearch = { ...filters, ...(q && { q }) };
  if (employer === undefined) return search;
  const found = await readEmployer({ slug: employer }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'notFound')
      throw invalidField('search', 'This employer doesn’t exist.');
    throw error;
  });
  return { ...search, employerId: new Types.ObjectId(found.employer._id) };
}

interface Created {
  message: string;
  alert: Alert;
  created: boolean;
}

function messageAfter(there: AlertRecord | null, { name, every }: Alert): string {
  const when = every === 'day' ? 'every morning' : 'on Monday mornings';
  const sent = `We’ll e-mail you new matches ${when}: ${name}.`;
  if (!there) return sent;
  if (there.nextAt === null) return `Your alert is on again. ${sent}`;
  return there.every === every ? `You already have this alert. ${sent}` : `Your alert has changed. ${sent}`;
}

/**
 * Creates an alert that e-mails the signed-in user new listings that match a search, daily or weekly. If the user already has an alert for
 * this search, changes its frequency and resumes it. Throws 422 for an unknown value or employer, and 409 for the 21st alert.
 */
export async function createAlert(actor: Actor, input: unknown): Promise<Created> {
  const userId = new Types.ObjectId(authorize(actor, 'alert:write').id);
  const { search: asked, every } = alertSchema.parse(input);
  const search = await toStored(asked);
  const key = keyOf(search);
  return userTransaction(userId, async () => {
    if (!(await lockUser({ _id: userId }))) throw sessionError('userNotFound');
    const now = new Date();
    const nextAt = nextDigest(every, now);
    const there = await AlertModel.findOne({ userId, key }).lean<AlertRecord>();
    if (!there && (await AlertModel.countDocuments({ userId })) >= MAX_ALERTS)
      throw new AppError('conflict', `You have ${MAX_ALERTS} alerts. Remove one you no longer need.`);
    const record: AlertRecord = there
      ? { ...there, every, nextAt, since: there.nextAt ? there.since : now }
      : { _id: new Types.ObjectId(), userId, search, key, every, nextAt, since: now, createdAt: now };
    if (there)
      await AlertModel.updateOne({ _id: there._id }, { $set: { every, nextAt, since: record.since } });
    else await AlertModel.create(record);
    const [alert] = await toAlerts([record]);
    if (!alert) throw sessionError('userNotFound');
    return keepResult({ message: messageAfter(there, alert), alert, created: !there });
  });
}
