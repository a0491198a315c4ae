import { Types, type QueryFilter } from 'mongoose';
import { AppError } from '@/lib/platform/core/errors';
import { within } from '@/lib/platform/core/time-limit';
import { connect, unavailable } from '@/lib/platform/db/connection';
import { JobItemModel, type JobItemRecord } from '@/models/job-item';

/** Failures in a row before an item is parked. */
const MAX_FAILURES = 5;
/** How long a failure is stored. After that, a parked item is retried. */
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;
const MAX_ERROR = 300;
/** The metrics endpoint must respond within a second. */
const MAX_COUNT_MS = 300;
const MAX_READ = 10_000;
const MAX_LISTED = 100;

export interface FailedItem {
  job: string;
  item: string;
  failures: number;
  error: string;
  failedAt: Date;
  isParked: boolean;
}

export interface Failures {
  parked: Types.ObjectId[];
  failing: Types.ObjectId[];
}

export async function readFailures(job: string): Promise<Failures> {
  const records = await JobItemModel.find({ job })
    .limit(MAX_READ)
    .select('itemId parkedAt')
    .lean<Pick<JobItemRecord, 'itemId' | 'parkedAt'>[]>();
  const idsOf = (isParked: boolean) =>
    records.filter(({ parkedAt }) => (parkedAt !== null) === isParked).map(({ itemId }) => itemId);
  return { parked: idsOf(true), failing: idsOf(false) };
}

const textOf = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.slice(0, MAX_ERROR);
};

/** Records another failure of an item, and parks it after the fifth in a row. Returns its number of failures. */
export async function noteFailure(job: string, itemId: Types.ObjectId, error: unknown): Promise<number> {
  const now = new Date();
  const { failures } = await JobItemModel.findOneAndUpdate(
    { job, itemId },
    {
      $inc: { failures: 1 },
      $set: { error: textOf(error), failedAt: now, purgeAt: new Date(now.getTime() + REMEMBERED_MS) },
    },
    { upsert: true, returnDocument: 'after' },
  ).lean<JobItemRecord>();
  if (failures >= MAX_FAILURES)
    await JobItemModel.updateOne({ job, itemId, parkedAt: null }, { $set: { parkedAt: now } });
  return failures;
}

export const forgetFailures = async (job: string, itemId: Types.ObjectId): Promise<void> => {
  await JobItemModel.deleteOne({ job, itemId });
};

/** Lists failed items, the latest failure last: at most 100 of `total`. */
export async function listFailedItems(): Promise<{ items: FailedItem[]; total: number }> {
  const records = await JobItemModel.find().sort({ failedAt: -1 }).limit(MAX_LISTED).lean<JobItemRecord[]>();
  const items = records.reverse().map(({ job, itemId, failures, error, failedAt, parkedAt }) => ({
    job,
    item: itemId.toHexString(),
    failures,
    error,
    failedAt,
    isParked: parkedAt !== null,
  }));
  return { items, total: await JobItemModel.countDocuments() };
}

/** Counts parked items. Throws `unavailable` after 0.3 s, when the database also stops counting. */
export const countParked = (): Promise<number> =>
  within(MAX_COUNT_MS, count(), () => unavailable(new Error('no response within 0.3 s')));

async function count(): Promise<number> {
  await connect();
  return JobItemModel.countDocuments({ parkedAt: { $ne: null } }, { maxTimeMS: MAX_COUNT_MS });
}

/** Lets jobs retry all failed items, or the one with this ID. Returns how many. Throws 404. */
export async function retryFailedItems(given?: string): Promise<number> {
  const filter: QueryFilter<JobItemRecord> = {};
  if (given !== undefined) {
    if (!/^[\da-f]{24}$/i.test(given))
      throw new AppError('notFound', `“${given}” is not the ID of an item. Find IDs with list.`);
    filter.itemId = new Types.ObjectId(given);
  }
  const { deletedCount } = await JobItemModel.deleteMany(filter);
  if (given !== undefined && deletedCount === 0)
    throw new AppError('notFound', `No job has failed on ${given}.`);
  return deletedCount;
}
