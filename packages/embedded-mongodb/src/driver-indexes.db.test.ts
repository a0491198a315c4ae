import type { Document } from 'mongodb';
import { expect, test } from 'vitest';
import { itemsOf } from './testing/items';
import { sharedDatabase } from './testing/shared-database';

const { fresh } = sharedDatabase();
const { items, filled } = itemsOf(fresh);

test('enforces unique, sparse and partial indexes', async () => {
  const collection = items();
  await collection.createIndexes([
    {
      key: { email: 1 },
      unique: true,
      partialFilterExpression: { deletedAt: null, email: { $type: 'string' } } as Document,
    },
    { key: { code: 1 }, unique: true, sparse: true },
    { key: { a: 1, b: -1 }, unique: true },
  ]);
  await collection.insertMany([
    { _id: 1, email: 'a', a: 1 },
    { _id: 2, email: 'a', deletedAt: new Date(), a: 2 },
    { _id: 3, code: 'x', a: 3, b: 1 },
    { _id: 4, a: 4 },
  ]);
  await expect(collection.insertOne({ _id: 5, email: 'a', a: 5 })).rejects.toMatchObject({
    code: 11000,
    keyPattern: { email: 1 },
    keyValue: { email: 'a' },
  });
  await expect(collection.updateOne({ _id: 2 }, { $unset: { deletedAt: '' } })).rejects.toMatchObject({
    code: 11000,
  });
  await expect(collection.insertOne({ _id: 5, code: 'x', a: 5 })).rejects.toMatchObject({
    keyPattern: { code: 1 },
  });
  await expect(collection.updateOne({ _id: 4 }, { $set: { a: 3, b: 1 } })).rejects.toMatchObject({
    keyPattern: { a: 1, b: -1 },
    keyValue: { a: 3, b: 1 },
  });
  await expect(collection.insertOne({ _id: 1, a: 9 })).rejects.toThrow(
    /E11000 duplicate key error collection: mwanzo-test-[0-9a-f]+\.items index: _id_ dup key: { _id: 1 }/,
  );
  await collection.updateOne({ _id: 1 }, { $set: { deletedAt: new Date() } });
  await collection.insertOne({ _id: 5, email: 'a', a: 5 });
  expect((await collection.indexes()).map((index) => index.name)).toEqual([
    '_id_',
    'email_1',
    'code_1',
    'a_1_b_-1',
  ]);
  await collection.dropIndex('a_1_b_-1');
  await collection.insertOne({ _id: 6, a: 1 });
  expect(
    await collection.createIndex(
      { email: 1 },
      { unique: true, partialFilterExpression: { deletedAt: null, email: { $type: 'string' } } as Document },
    ),
  ).toBe('email_1');
  await expect(collection.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
  expect(await collection.indexes()).toHaveLength(3);
});

test('plans with indexes: conjunctions, sort orders, arrays, $or, covered counts', async () => {
  const collection = await filled(
    Array.from({ length: 400 }, (_, _id) => ({
      _id,
      kind: _id % 4,
      at: 400 - _id,
      tags: [`t${_id % 10}`, 'all'],
      mail: `m${_id}`,
      gone: null,
    })),
  );
  await collection.createIndexes([
    { key: { kind: 1, at: -1 } },
    { key: { tags: 1 } },
    { key: { mail: 1 }, unique: true },
    { key: { gone: 1, kind: 1 } },
  ]);
  const stats = async (filter: Document, options: Document = {}) => {
    const { executionStats, queryPlanner } = await collection.find(filter, options).explain('executionStats');
    return { ...executionStats, plan: JSON.stringify(queryPlanner.winningPlan) };
  };
  const page = await stats({ kind: 1, at: { $gt: 5 } }, { sort: { at: -1 }, limit: 10 });
  expect(page).toMatchObject({ nReturned: 10, totalKeysExamined: 10, totalDocsExamined: 10 });
  expect(page.plan).not.toMatch(/SORT|COLLSCAN/);
  expect(await stats({ kind: { $in: [1, 2] } }, { sort: { at: 1 }, limit: 5 })).toMatchObject({
    nReturned: 5,
    totalDocsExamined: 5,
    plan: expect.stringContaining('SORT_MERGE'),
  });
  expect(await stats({ tags: 't3' })).toMatchObject({ nReturned: 40, totalDocsExamined: 40 });
  expect(await stats({ $or: [{ mail: 'm3' }, { _id: 7 }] })).toMatchObject({
    nReturned: 2,
    totalDocsExamined: 2,
    plan: expect.stringContaining('OR'),
  });
  expect(await stats({ nowhere: 1 })).toMatchObject({
    totalDocsExamined: 400,
    plan: expect.stringContaining('COLLSCAN'),
  });
  expect(await stats({ mail: 'm5' }, { hint: { $natural: 1 } })).toMatchObject({ totalDocsExamined: 400 });
  const counted = await collection
    .aggregate([{ $match: { gone: null, kind: 2 } }, { $group: { _id: 1, n: { $sum: 1 } } }])
    .explain('executionStats');
  expect(counted['executionStats']).toMatchObject({ totalDocsExamined: 0, totalKeysExamined: 100 });
});

test('reads the range that the filter names, where the order alone would pass over thousands of documents', async () => {
  const collection = items();
  await collection.createIndexes([{ key: { seq: 1, _id: 1 } }]);
  await collection.insertMany(
    Array.from({ length: 6_000 }, (_, at) => ({ _id: at, ...(at < 3_000 ? { seq: at + 1 } : {}) })),
  );
  const explained = await collection
    .find({ seq: null, _id: { $nin: [] } } as Document, { sort: { _id: 1 }, limit: 100 })
    .explain('executionStats');
  expect(explained['executionStats']).toMatchObject({ nReturned: 100, totalDocsExamined: 100 });
});
