import { Types, type QueryFilter } from 'mongoose';
import { AppError } from '@/lib/platform/core/errors';
import { within } from '@/lib/platform/core/time-limit';
import { connect, unavailable } from '@/lib/platform/db/connection';
import { JobItemModel, type JobItemRecord } from '@/models/job-item';

/** Failures in a row after which a job leaves an item out. */
const MAX_FAILURES = 5;
/** Milliseconds for which a failure is remembered. A parked item is tried again after that. */
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;
/** Letters of an error that are stored. */
const MAX_ERROR = 300;
/** Milliseconds that counting may take: metrics must be answered within a second. */
const MAX_COUNT_MS = 300;
/** Most failed items of a job that it looks up before a run. */
const MAX_READ = 10_000;
/** Most items in the operator's list. */
const MAX_LISTED = 100;

/** An item in the operator's list. */
export interface FailedItem {
  job: string;
  /** The id of the document that the job works on. */
  item: string;
  failures: number;
  error: string;
  failedAt: Date;
  isParked: boolean;
}

/** The ids of the items of a job that failed. */
export interface Failures {
  /** Those that it leaves out. */
  parked: Types.ObjectId[];
  /** Those that it tries again. */
  failing: Types.ObjectId[];
}

/** Which items of a job have failed. */
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

/** Stores that an item failed once more, and parks it after the fifth time in a row. Gives how often it failed. */
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

/** Forgets the failures of an item that was done. */
export const forgetFailures = async (job: string, itemId: Types.ObjectId): Promise<void> => {
  await JobItemModel.deleteOne({ job, itemId });
};

/** Lists what jobs failed to do, the latest failure last, at most 100 of `total`. */
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

/** How many items are parked. Throws `unavailable` after 0.3 s, when the database ends what it still counts. */
export const countParked = (): Promise<number> =>
  within(MAX_COUNT_MS, count(), () => unavailable(new Error('no answer within 0.3 s')));

async function count(): Promise<number> {
  await connect();
  return JobItemModel.countDocuments({ parkedAt: { $ne: null } }, { maxTimeMS: MAX_COUNT_MS });
}

/** Lets jobs try failed items again: all of them, or the one with this id. Gives their number. Throws 404. */
export async function retryFailedItems(given?: string): Promise<number> {
  const filter: QueryFilter<JobItemRecord> = {};
  if (given !== undefined) {
    if (!/^[\da-f]{24}$/i.test(given))
      throw new AppError('notFound', `“${given}” is no id of an item. Ids are those that list shows.`);
    filter.itemId = new Types.ObjectId(given);
  }
  const { deletedCount } = await JobItemModel.deleteMany(filter);
  if (given !== undefined && deletedCount === 0)
    throw new AppError('notFound', `No job has failed at ${given}.`);
  return deletedCount;
}
