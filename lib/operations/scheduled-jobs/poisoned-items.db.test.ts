import mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACCOUNT_ROWS } from '@/dev/testing/poisoned/accounts';
import { LISTING_ROWS } from '@/dev/testing/poisoned/listings';
import { TOLD_ROWS } from '@/dev/testing/poisoned/people-told';
import { RECORD_ROWS } from '@/dev/testing/poisoned/records';
import type { Made } from '@/dev/testing/poisoned/row';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { env } from '@/lib/platform/env/env';
import { retryFailedItems } from '@/lib/platform/jobs/failed-items';
import { ItemsFailed } from '@/lib/platform/jobs/for-each-item';
import { log } from '@/lib/platform/log/log';
import { JobItemModel } from '@/models/job-item';
import { JOBS } from './scheduled-jobs';

preparedDatabase();

/** At least one row per job, and one for each kind of document that can break it. */
const ROWS = [...ACCOUNT_ROWS, ...LISTING_ROWS, ...TOLD_ROWS, ...RECORD_ROWS];

beforeEach(async () => {
  for (const collection of (await mongoose.connection.db?.collections()) ?? [])
    if (!collection.collectionName.startsWith('system.')) await collection.deleteMany({});
});
beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const)
    vi.spyOn(log, level).mockImplementation(() => undefined);
});

let secret: string;
beforeEach(() => {
  secret = env().AUTH_SECRET;
});
afterEach(() => {
  vi.restoreAllMocks();
  env().AUTH_SECRET = secret;
});

const run = (name: string): Promise<void> => {
  const job = JOBS.find((one) => one.name === name) ?? expect.fail(`there is no job ${name}`);
  return job.work(new AbortController().signal);
};

const noted = async (job: string) =>
  (await JobItemModel.find({ job }).lean()).map(({ itemId, failures, parkedAt }) => ({
    item: itemId.toHexString(),
    failures,
    isParked: parkedAt !== null,
  }));

const doneOf = ({ items, isDone }: Made) =>
  items.reduce<Promise<boolean[]>>(
    async (before, item) => [...(await before), await isDone(item)],
    Promise.resolve([]),
  );

test('every job has a row', () => {
  expect([...new Set(ROWS.map(({ job }) => job))].sort()).toEqual(JOBS.map(({ name }) => name).sort());
});

describe.each(ROWS)('$job: $broken', ({ job, make }) => {
  test('does not stop the others, is parked after five runs, and is done once it is mended and tried again', async () => {
    const made = await make();
    const item = made.items[1].toHexString();
    await made.poison();
    for (let failures = 1; failures <= 5; failures += 1) {
      await made.again?.();
      await expect(run(job)).rejects.toThrow(ItemsFailed);
      expect(await doneOf(made)).toEqual([true, false, true]);
      expect(await noted(job)).toEqual([{ item, failures, isParked: failures === 5 }]);
    }
    await made.again?.();
    await run(job);
    await made.mend();
    await run(job);
    expect(await doneOf(made)).toEqual([true, false, true]);
    expect(await retryFailedItems(item)).toBe(1);
    await run(job);
    expect(await doneOf(made)).toEqual([true, true, true]);
    expect(await JobItemModel.countDocuments()).toBe(0);
  });

  test('is done once it is mended, and no longer counted', async () => {
    const made = await make();
    await made.poison();
    await expect(run(job)).rejects.toThrow(ItemsFailed);
    await made.mend();
    await made.again?.();
    await run(job);
    expect(await doneOf(made)).toEqual([true, true, true]);
    expect(await JobItemModel.countDocuments()).toBe(0);
  });
});
