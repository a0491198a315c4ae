import { Types } from 'mongoose';
import { beforeEach, expect, test, vi } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { nothingSaved } from '@/lib/platform/db/connection';
import { JobItemModel } from '@/models/job-item';
import { countParked, listFailedItems, retryFailedItems, type Failures } from './failed-items';
import { forEachItem, ItemsFailed, oneByOneAfterFailure } from './for-each-item';
import { inBatches } from './in-batches';

vi.mock('@/lib/platform/log/log', () => ({ log: { error: () => undefined, warn: () => undefined } }));

preparedDatabase();

const items = Array.from({ length: 5 }, (_, at) => ({ _id: new Types.ObjectId(), at }));
const [, , poisoned] = items;
if (!poisoned) throw new Error('there is no third item');

async function* given<T>(all: readonly T[]): AsyncGenerator<T> {
  for (const item of all) yield await Promise.resolve(item);
}

let done: number[] = [];
let isMended = false;

const act = ({ at }: { at: number }): Promise<boolean> => {
  if (at === poisoned.at && !isMended) return Promise.reject(new TypeError('no title'));
  done.push(at);
  return Promise.resolve(true);
};

const run = () => forEachItem({ job: 'testing', items: given(items), act });

beforeEach(async () => {
  done = [];
  isMended = false;
  await JobItemModel.deleteMany({});
});

test('does the items behind one that throws, parks that one after five runs, and shows it', async () => {
  for (let failures = 1; failures <= 5; failures += 1) {
    expect(await countParked()).toBe(0);
    done = [];
    await expect(run()).rejects.toEqual(new ItemsFailed('testing', 1));
    expect(done).toEqual([0, 1, 3, 4]);
    const { items: listed } = await listFailedItems();
    expect(listed).toEqual([
      {
        job: 'testing',
        item: poisoned._id.toHexString(),
        failures,
        error: 'TypeError: no title',
        failedAt: expect.any(Date) as Date,
        isParked: failures === 5,
      },
    ]);
  }
  expect(await countParked()).toBe(1);
  isMended = true;
  expect(await run()).toBe(4);
  expect(await retryFailedItems(poisoned._id.toHexString())).toBe(1);
  expect(await run()).toBe(5);
  expect(await listFailedItems()).toEqual({ items: [], total: 0 });
});

test('forgets the failures of one that is done', async () => {
  await expect(run()).rejects.toThrow(ItemsFailed);
  isMended = true;
  expect(await run()).toBe(5);
  expect(await JobItemModel.countDocuments()).toBe(0);
});

test('the same item of another job counts apart', async () => {
  await expect(run()).rejects.toThrow(ItemsFailed);
  expect(await forEachItem({ job: 'another', items: given(items), act: () => Promise.resolve(2) })).toBe(10);
  expect(await JobItemModel.countDocuments()).toBe(1);
});

test('gives the parked ones to what reads the items', async () => {
  for (let runs = 0; runs < 5; runs += 1) await expect(run()).rejects.toThrow(ItemsFailed);
  const told: Types.ObjectId[][] = [];
  await forEachItem({
    job: 'testing',
    items: ({ parked }: Failures) => {
      told.push(parked);
      return given(items);
    },
    act,
  });
  expect(told).toEqual([[poisoned._id]]);
});

test('a full database ends the run and is no fault of the item', async () => {
  const full = nothingSaved(undefined);
  const failing = forEachItem({
    job: 'testing',
    items: given(items),
    act: () => Promise.reject(full),
  });
  await expect(failing).rejects.toBe(full);
  expect(await JobItemModel.countDocuments()).toBe(0);
});

test('ends between two items when it is told to', async () => {
  const ending = new AbortController();
  const first = forEachItem({
    job: 'testing',
    items: given(items),
    act: (item) => {
      ending.abort();
      return act(item);
    },
    signal: ending.signal,
  });
  expect(await first).toBe(1);
  expect(done).toEqual([0]);
});

test('a batch that fails is done one by one', async () => {
  const together = vi.fn((batch: readonly { at: number }[]) =>
    batch.some(({ at }) => at === poisoned.at)
      ? Promise.reject(new Error('one is spoilt'))
      : Promise.resolve(done.push(...batch.map(({ at }) => at))),
  );
  const alone = forEachItem({
    job: 'testing',
    items: oneByOneAfterFailure(inBatches(given(items), 2), together),
    act,
  });
  await expect(alone).rejects.toThrow(ItemsFailed);
  expect(done).toEqual([0, 1, 3, 4]);
  expect(together.mock.calls.map(([batch]) => batch.length)).toEqual([2, 2, 1]);
});

test('an id that is none, and one that has not failed, cannot be tried again', async () => {
  await expect(retryFailedItems('x')).rejects.toMatchObject({ code: 'notFound' });
  await expect(retryFailedItems(poisoned._id.toHexString())).rejects.toMatchObject({ code: 'notFound' });
  expect(await retryFailedItems()).toBe(0);
});
