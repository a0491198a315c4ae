import { connect, unavailable } from '@/lib/platform/db/connection';
import { within } from '@/lib/platform/core/time-limit';
import { isOutOfTime } from '@/lib/platform/core/database-errors';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { MailModel, type MailRecord } from '@/models/mail';
import { HELD } from './outbox';
import { TO_BE_SENT } from './to-be-sent';

export interface QueueState {
  /** Includes e-mails that are held for some minutes. */
  waiting: number;
  /** Age of the oldest waiting e-mail that is not held, or 0. */
  oldestSeconds: number;
  failed: number;
}

/** The limit for each read and for all reads together, because the metrics endpoint must respond within a second. */
const MAX_READ_MS = 300;

/** The state of the mail queue, for operators. Throws `unavailable` after 0.3 s, when the database also stops reading. */
export const readQueueState = (now: Date): Promise<QueueState> =>
  within(MAX_READ_MS, read(now), () => unavailable(new Error('no response within 0.3 s')));

async function read(now: Date): Promise<QueueState> {
  await connect();
  const limit = { maxTimeMS: MAX_READ_MS };
  try {
    const [waiting, failed, oldest] = await Promise.all([
      MailModel.countDocuments(TO_BE_SENT, limit),
      MailModel.countDocuments({ state: 'failed' }, limit),
      MailModel.findOne(
        { ...TO_BE_SENT, $nor: [{ ...HELD, nextAttemptAt: { $gt: now } }] },
        'createdAt',
        limit,
      )
        .sort({ createdAt: 1 })
        .lean<Pick<MailRecord, 'createdAt'>>(),
    ]);
    const oldestSeconds = Math.max(0, (now.getTime() - storedTime(oldest?.createdAt)) / 1_000) || 0;
    return { waiting, oldestSeconds, failed };
  } catch (error) {
    throw isOutOfTime(error) ? unavailable(error) : error;
  }
}
