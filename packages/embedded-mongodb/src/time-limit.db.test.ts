import type { Collection } from 'mongodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedDatabase } from './testing/shared-database';

const { fresh } = sharedDatabase();

const exceeded = { code: 50, codeName: 'MaxTimeMSExpired' };
const COUNT = 10_000;
/** Matches nothing, so every document is examined. */
const nowhere = { text: 'nowhere' };
let things: Collection;

beforeAll(async () => {
  things = fresh().collection('things');
  const text = 'a word '.repeat(20);
  for (let at = 0; at < COUNT; at += 2_000)
    await things.insertMany(Array.from({ length: 2_000 }, (_, _id) => ({ _id: (at + _id) as never, text })));
});

const limit = { maxTimeMS: 1 };
const WAYS: Record<string, () => Promise<unknown>> = {
  find: () => things.find(nowhere, limit).toArray(),
  'find in an order': () => things.find({}, limit).sort({ text: 1 }).toArray(),
  count: () => things.countDocuments(nowhere, limit),
  distinct: () => things.distinct('text', {}, limit),
  aggregate: () => things.aggregate([{ $group: { _id: '$text', n: { $sum: 1 } } }], limit).toArray(),
  update: () => things.updateMany(nowhere, { $set: { seen: true } }, limit),
  delete: () => things.deleteMany(nowhere, limit),
  'find and update': () => things.findOneAndUpdate(nowhere, { $set: { seen: true } }, limit),
};

describe('maxTimeMS stops', () => {
  test.each(Object.entries(WAYS))('%s', async (_, run) => {
    await expect(run()).rejects.toMatchObject(exceeded);
    expect(await things.estimatedDocumentCount()).toBe(COUNT);
  });

  test('a read in a transaction, and the transaction', async () => {
    const session = things.db.client.startSession();
    try {
      session.startTransaction();
      await expect(things.find(nowhere, { ...limit, session }).toArray()).rejects.toMatchObject(exceeded);
    } finally {
      await session.endSession();
    }
  });

  test("a later batch, but does not include the client's time between batches", async () => {
    const cursor = things.find({}, { maxTimeMS: 150, batchSize: 10 });
    await cursor.next();
    const later = Date.now() + 300;
    await expect.poll(() => Date.now() > later).toBe(true);
    for (let at = 0; at < 50; at += 1) expect(await cursor.next()).not.toBeNull();
    await cursor.close();
  });
});

test('faster operations finish, and 0 means no limit', async () => {
  expect(await things.countDocuments({ _id: 7 as never }, { maxTimeMS: 1_000 })).toBe(1);
  expect(await things.find(nowhere, { maxTimeMS: 0 }).toArray()).toEqual([]);
});
