import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asActor, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { searchInternships } from '@/lib/internships/listings/search-internships';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { dayOf } from '@/lib/internships/views/pending-views';
import { EmptySearchModel } from '@/models/empty-search';
import { countEmptySearches } from './count-empty-searches';
import { foundNothing } from './empty-queries';
import { listEmptySearches } from './list-empty-searches';
import { PendingSearches, storeEmptySearches } from './store-empty-searches';

preparedDatabase();
beforeEach(async () => void (await EmptySearchModel.deleteMany()));
afterEach(() => vi.restoreAllMocks());

const today = dayOf(Date.now());

test('administrators see what was searched for in vain at least twice, the most frequent first', async () => {
  const pending = new PendingSearches();
  pending.add({ words: 'windowist', day: today, count: 1 });
  pending.add({ words: 'windowist', day: today - DAY_MS, count: 1 });
  pending.add({ words: 'mjengo', day: today, count: 2 });
  pending.add({ words: 'mjengo', day: today, count: 1 });
  pending.add({ words: 'once', day: today, count: 1 });
  pending.add({ words: 'long ago', day: today - 91 * DAY_MS, count: 9 });
  await storeEmptySearches(pending);
  const { searches } = await listEmptySearches(asActor(await makeUser('administrator')));
  expect(searches).toEqual([
    { words: 'mjengo', count: 3, lastDay: new Date(today).toISOString() },
    { words: 'windowist', count: 2, lastDay: new Date(today).toISOString() },
  ]);
  const editor = asActor(await makeUser('editor'));
  await expect(listEmptySearches(editor)).rejects.toMatchObject({ status: 403 });
});

test('no more than 10,000 rows are stored: those seen once before today make room', async () => {
  const row = (at: number) => ({ words: `word${at}`, day: new Date(today), count: 1 });
  await EmptySearchModel.insertMany(Array.from({ length: 9_999 }, (_, at) => row(at)));
  const pending = new PendingSearches();
  for (const words of ['word1', 'new', 'newer']) pending.add({ words, day: today, count: 1 });
  await storeEmptySearches(pending);
  expect(await EmptySearchModel.estimatedDocumentCount()).toBe(9_999);
  const old = new Date(today - 2 * DAY_MS);
  await EmptySearchModel.create({ words: 'old', day: old, count: 1 });
  pending.add({ words: 'newest', day: today, count: 1 });
  await storeEmptySearches(pending);
  expect(await EmptySearchModel.find({ words: { $in: ['old', 'newest'] } }).lean()).toMatchObject([
    { words: 'newest' },
  ]);
});

test('what could not be stored is counted the next time, and what was counted last is stored at the end', async () => {
  const counter = countEmptySearches();
  counter.seen('windowist');
  vi.spyOn(mongoose.mongo.Collection.prototype, 'bulkWrite').mockRejectedValueOnce(new Error('away'));
  const pending = new PendingSearches();
  pending.add({ words: 'windowist', day: today, count: 1 });
  await expect(storeEmptySearches(pending)).rejects.toThrow('away');
  await storeEmptySearches(pending);
  await counter.stop();
  expect(await EmptySearchModel.find().lean()).toMatchObject([{ words: 'windowist', count: 2 }]);
});

test('a row that cannot be counted up does not make the others count twice', async () => {
  await EmptySearchModel.collection.insertOne({
    words: 'broken',
    day: new Date(today),
    count: 'many',
  } as never);
  const pending = new PendingSearches();
  for (const words of ['before', 'broken', 'behind']) pending.add({ words, day: today, count: 1 });
  for (let runs = 0; runs < 3; runs += 1) await expect(storeEmptySearches(pending)).rejects.toThrow();
  expect(
    await EmptySearchModel.find({ words: { $ne: 'broken' } })
      .sort({ words: 1 })
      .lean(),
  ).toMatchObject([
    { words: 'before', count: 1 },
    { words: 'behind', count: 1 },
  ]);
});

test('a search is remembered as empty for its words alone', async () => {
  await searchInternships({ q: 'Windowist ' });
  expect(foundNothing('windowist')).toBe(true);
  await searchInternships({ q: 'mlango', county: 'Kisumu' });
  expect(foundNothing('mlango')).toBe(false);
});
