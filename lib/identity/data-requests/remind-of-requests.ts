import type { Types } from 'mongoose';
import { withTransaction } from '@/lib/platform/db/transaction';
import { forEachItem, oneByOneAfterFailure } from '@/lib/platform/jobs/for-each-item';
import { inBatches } from '@/lib/platform/jobs/in-batches';
import { enqueueAll } from '@/lib/platform/mail/outbox';
import { DataRequestModel, type DataRequestRecord } from '@/models/data-request';
import { UserModel, type UserRecord } from '@/models/user';
import { remindUntil } from './due';
import { reminderTemplate } from './mail-templates';
import { recordStep } from './record-step';

/** Requests per e-mail. */
const BATCH = 50;

type Administrator = Pick<UserRecord, 'firstName' | 'email'>;

type Due = Pick<DataRequestRecord, '_id' | 'kind' | 'dueAt' | 'createdAt'>;

const dueAt = (now: Date) => ({
  state: 'open' as const,
  dueAt: { $lte: remindUntil(now) },
  remindedAt: null,
});

/** Reminds every administrator once of requests due within two days. Safe on several nodes. Returns the number of requests. */
export async function remindOfRequests(now: Date, signal?: AbortSignal): Promise<number> {
  let together = 0;
  const alone = await forEachItem({
    job: 'reminding of data requests',
    items: async function* ({ parked, failing }) {
      const others = listDue(now, { $nin: [...parked, ...failing] });
      yield* oneByOneAfterFailure(inBatches(others, BATCH), async (requests) => {
        together += await remind(requests, now);
      });
      yield* listDue(now, { $in: failing });
    },
    act: (request) => remind([request], now),
    signal,
  });
  return together + alone;
}

const listDue = (now: Date, _id: { $in: Types.ObjectId[] } | { $nin: Types.ObjectId[] }) =>
  DataRequestModel.find({ ...dueAt(now), _id })
    .sort({ dueAt: 1 })
    .select('kind dueAt createdAt')
    .lean<Due[]>()
    .cursor();

/** Skips damaged accounts, so that they do not stop the other reminders. */
const findAdministrators = (): Promise<Administrator[]> =>
  UserModel.find({
    ...{ role: 'administrator', isActive: true, isVerified: true },
    ...{ email: { $type: 'string' }, firstName: { $type: 'string' } },
  })
    .select('firstName email')
    .lean<Administrator[]>();

const remind = (listed: readonly Due[], now: Date): Promise<number> =>
  withTransaction(async () => {
    const requests = await DataRequestModel.find({
      ...dueAt(now),
      _id: { $in: listed.map(({ _id }) => _id) },
    })
      .sort({ dueAt: 1 })
      .select('kind dueAt createdAt')
      .lean<Due[]>();
    if (requests.length === 0) return 0;
    await DataRequestModel.updateMany(
      { _id: { $in: requests.map(({ _id }) => _id) } },
      { $set: { remindedAt: now } },
    );
    const administrators = await findAdministrators();
    await enqueueAll(administrators.map((to) => reminderTemplate(to, requests, now)));
    for (const request of requests) {
      await recordStep('service', request, {
        action: 'data request reminded',
        before: null,
        after: { administrators: administrators.length },
      });
    }
    return requests.length;
  });
