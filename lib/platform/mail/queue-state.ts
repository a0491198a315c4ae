import { connect, unavailable } from '@/lib/platform/db/db';
import { within } from '@/lib/platform/core/time-limit';
import { MailModel, type MailRecord } from '@/models/mail';

export interface QueueState {
  /** Mails that are still to be sent. */
  waiting: number;
  /** Age of the oldest in seconds; 0 if there is none. */
  oldestSeconds: number;
  /** Mails that were given up. */
  failed: number;
}

/** Milliseconds to wait for the database: metrics must be answered within a second. */
const MAX_READ_MS = 300;

/** The state of the mail queue, for operators. Throws `unavailable` after 0.3 s. */
export const readQueueState = (now: Date): Promise<QueueState> =>
  within(MAX_READ_MS, read(now), () => unavailable(new Error('no answer within 0.3 s')));

async function read(now: Date): Promise<QueueState> {
  await connect();
  const unsent = { state: { $in: ['queued' as const, 'sending' as const] } };
  const [waiting, failed, oldest] = await Promise.all([
    MailModel.countDocuments(unsent),
    MailModel.countDocuments({ state: 'failed' }),
    MailModel.findOne(unsent)
      .sort({ createdAt: 1 })
      .select('createdAt')
      .lean<Pick<MailRecord, 'createdAt'>>(),
  ]);
  const oldestSeconds = oldest ? Math.max(0, (now.getTime() - oldest.createdAt.getTime()) / 1_000) : 0;
  return { waiting, oldestSeconds, failed };
}
