import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import mongoose, { Types } from 'mongoose';
import { makeListing } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { withTransaction } from '@/lib/platform/db/transaction';
import type { Tag } from '@/lib/platform/cache/tags';
import { InternshipModel } from '@/models/internship';
import { tagsOfChange, watchChangedListings } from './watch-changed';

/** Milliseconds. Usually, the change arrives immediately. */
const PATIENCE = 10_000;

preparedDatabase();

let told: (Tag | 'all')[];
let watching: { stop: () => Promise<void> };
beforeEach(async () => {
  told = [];
  watching = await watchChangedListings({
    changed: (tags) => told.push(...tags),
    all: () => told.push('all'),
  });
});
afterEach(() => watching.stop());

const tells = (wanted: (Tag | 'all')[]) =>
  vi.waitFor(() => expect(told.sort()).toEqual([...wanted].sort()), PATIENCE);

test('tells of a listing that comes and that changes, and of nothing that was before', async () => {
  const { _id } = await makeListing({ industryId: 3 });
  await tells(['listings', `internship:${_id.toHexString()}`, 'industry:3']);
  told = [];
  await InternshipModel.updateOne({ _id }, { $set: { title: 'Another' } });
  await tells(['listings', `internship:${_id.toHexString()}`, 'industry:3']);
});

test('tells of every industry that a listing was in, though it moved twice at once', async () => {
  const { _id } = await makeListing({ industryId: 3 });
  await tells(['listings', `internship:${_id.toHexString()}`, 'industry:3']);
  told = [];
  await withTransaction(async () => {
    await InternshipModel.updateOne({ _id }, { $set: { industryId: 4, formerIndustryId: 3 } });
    await InternshipModel.updateOne({ _id }, { $set: { industryId: 5, formerIndustryId: 4 } });
  });
  await vi.waitFor(
    () => expect(told).toEqual(expect.arrayContaining(['industry:3', 'industry:4', 'industry:5'])),
    PATIENCE,
  );
});

test('tells nothing of a transaction that is taken back', async () => {
  const undone = withTransaction(async () => {
    await makeListing({ industryId: 6 });
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  const { _id } = await makeListing({ industryId: 7 });
  await tells(['listings', `internship:${_id.toHexString()}`, 'industry:7']);
});

test('takes everything as changed where a listing is gone from the database', async () => {
  const { _id } = await makeListing();
  await vi.waitFor(() => expect(told).toHaveLength(3), PATIENCE);
  told = [];
  await InternshipModel.deleteOne({ _id });
  await tells(['all']);
});

test('says in words what the database refuses', async () => {
  const watch = vi.spyOn(mongoose.mongo.Collection.prototype, 'watch').mockImplementationOnce(() => {
    throw new mongoose.mongo.MongoServerError({ message: 'not authorized on mwanzo', code: 13 });
  });
  const refused = watchChangedListings({ changed: () => undefined, all: () => undefined });
  await expect(refused).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/not authorized on mwanzo.*docs\/mongodb-role\.js/) as string,
  });
  watch.mockRestore();
});

test('a change that is not known may be one of anything', () => {
  const documentKey = { _id: new Types.ObjectId() };
  expect(tagsOfChange({ operationType: 'drop' })).toBeUndefined();
  expect(
    tagsOfChange({ operationType: 'replace', documentKey, fullDocument: { industryId: 1 } }),
  ).toBeUndefined();
  expect(tagsOfChange({ operationType: 'update', documentKey, fullDocument: null })).toBeUndefined();
});
