import { Types } from 'mongoose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandsDuring } from '@/dev/testing/commands-during';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { ApplyClickModel } from '@/models/apply-click';
import { countFound } from './totals';

preparedDatabase();

/** Totals from this number on are cached. */
const MANY = 1_000;
/** Totals from this number on are not looked at while they are cached. */
const LONG = 10_000;

const click = async (internshipId: Types.ObjectId, count: number): Promise<void> => {
  await ApplyClickModel.insertMany(
    Array.from({ length: count }, () => ({ internshipId, userId: null, at: new Date() })),
  );
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a total below a thousand is counted each time', async () => {
  const internshipId = new Types.ObjectId();
  await click(internshipId, MANY - 2);
  expect(await countFound(ApplyClickModel, { internshipId })).toBe(MANY - 2);
  await click(internshipId, 1);
  expect(await countFound(ApplyClickModel, { internshipId })).toBe(MANY - 1);
});

test('a larger one holds for half a minute, and is then counted anew while the old one is told', async () => {
  const internshipId = new Types.ObjectId();
  const other = new Types.ObjectId();
  await click(internshipId, MANY);
  expect(await countFound(ApplyClickModel, { internshipId })).toBe(MANY);
  await click(internshipId, 5);
  await click(other, MANY + 7);
  expect(await countFound(ApplyClickModel, { internshipId })).toBe(MANY);
  expect(await countFound(ApplyClickModel, { internshipId: other })).toBe(MANY + 7);
  vi.advanceTimersByTime(31_000);
  await countFound(ApplyClickModel, { internshipId });
  await expect.poll(() => countFound(ApplyClickModel, { internshipId })).toBe(MANY + 5);
});

test('a total of ten thousand is told for half a minute without a command', async () => {
  const internshipId = new Types.ObjectId();
  await click(internshipId, LONG);
  expect(await countFound(ApplyClickModel, { internshipId })).toBe(LONG);
  const told = await commandsDuring(async () => {
    expect(await countFound(ApplyClickModel, { internshipId })).toBe(LONG);
  });
  expect(told).toEqual([]);
  vi.advanceTimersByTime(31_000);
  await ApplyClickModel.deleteMany({ internshipId });
  await click(internshipId, 3);
  expect(await countFound(ApplyClickModel, { internshipId })).toBe(3);
});

test('a total just below ten thousand is looked at each time', async () => {
  const internshipId = new Types.ObjectId();
  await click(internshipId, LONG - 1);
  await countFound(ApplyClickModel, { internshipId });
  await ApplyClickModel.deleteMany({ internshipId });
  expect(await countFound(ApplyClickModel, { internshipId })).toBe(0);
});

test('all there are is known without counting', async () => {
  const before = await countFound(ApplyClickModel, {});
  await click(new Types.ObjectId(), 3);
  expect(await countFound(ApplyClickModel, {})).toBe(before + 3);
});
