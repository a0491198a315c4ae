import type { ClientSession, Db } from 'mongodb';
import { expect, test } from 'vitest';
import { itemsOf, type Item } from './testing/items';
import { sharedDatabase } from './testing/shared-database';
import { CONFLICT, refusal, transactionsOn } from './testing/transactions';

const { fresh, client } = sharedDatabase();
const { filled } = itemsOf(fresh);
const { inTransaction, twoTransactions } = transactionsOn(client);

test('the first to change a document wins: the other retries', async () => {
  const collection = await filled([{ _id: 1, n: 1 }]);
  const [one, other] = await twoTransactions(collection);
  await collection.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session: one });
  const late = collection.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session: other });
  expect(await refusal(late)).toMatchObject(CONFLICT);
  await one.commitTransaction();
  expect(await refusal(other.commitTransaction())).toMatchObject({ code: 251 });
  await Promise.all([one.endSession(), other.endSession()]);
  expect(await collection.findOne()).toEqual({ _id: 1, n: 2 });
});

test('a retried transaction waits for the other no longer than its client would, and then holds no keys', async () => {
  const collection = await filled([{ _id: 1, n: 1 }]);
  const [one, other] = await twoTransactions(collection);
  const change = (session: ClientSession) =>
    collection.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
  await change(one);
  expect(await refusal(change(other))).toMatchObject(CONFLICT);
  await other.abortTransaction();
  other.startTransaction();
  expect(await refusal(change(other))).toMatchObject(CONFLICT);
  await one.commitTransaction();
  await inTransaction(change);
  expect(await collection.findOne()).toEqual({ _id: 1, n: 2 });
  await Promise.all([one.endSession(), other.endSession()]);
});

test.each<[string, (db: Db, session: ClientSession) => Promise<unknown>]>([
  [
    'changed',
    (db, session) => db.collection<Item>('items').updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session }),
  ],
  ['removed', (db, session) => db.collection<Item>('items').deleteOne({ _id: 1 }, { session })],
  [
    'inserted with the same key',
    (db, session) => db.collection<Item>('items').insertOne({ _id: 9, n: 50 }, { session }),
  ],
])('a document committed after it began cannot be %s', async (_, change) => {
  const collection = await filled([{ _id: 1, n: 1 }]);
  await collection.createIndex({ n: 1 }, { unique: true });
  await inTransaction(async (session) => {
    await collection.findOne({}, { session });
    await collection.updateOne({ _id: 1 }, { $set: { n: 50 } });
    expect(await refusal(change(client().db(collection.dbName), session))).toMatchObject(CONFLICT);
  });
});

test('two insert the same unique key: the second retries', async () => {
  const collection = await filled([{ _id: 9 }]);
  await collection.createIndex({ n: 1 }, { unique: true });
  const [one, other] = await twoTransactions(collection);
  await collection.insertOne({ _id: 1, n: 1 }, { session: one });
  expect(await refusal(collection.insertOne({ _id: 2, n: 1 }, { session: other }))).toMatchObject(CONFLICT);
  await one.commitTransaction();
  await Promise.all([one.endSession(), other.endSession()]);
});

test('a write outside waits for the transaction that changed its document, however that one ends', async () => {
  const collection = await filled([
    { _id: 1, n: 1 },
    { _id: 2, n: 1 },
  ]);
  for (const end of ['commitTransaction', 'abortTransaction'] as const) {
    await inTransaction(async (session) => {
      await collection.updateOne({ _id: 1 }, { $inc: { n: 10 } }, { session });
      const order: string[] = [];
      const outside = collection.updateMany({}, { $inc: { n: 1 } }).then(() => order.push('outside'));
      await collection.updateOne({ _id: 2 }, { $inc: { n: 100 } });
      order.push('beside');
      await session[end]();
      await outside;
      expect(order).toEqual(['beside', 'outside']);
    });
  }
  expect(await collection.find().toArray()).toEqual([
    { _id: 1, n: 13 },
    { _id: 2, n: 203 },
  ]);
});

test('a write outside a transaction waits only up to its time limit', async () => {
  const collection = await filled([{ _id: 1, n: 1 }]);
  await inTransaction(async (session) => {
    await collection.updateOne({ _id: 1 }, { $inc: { n: 10 } }, { session });
    const outside = collection.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { maxTimeMS: 50 });
    expect(await refusal(outside)).toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
  });
});

test('twenty increments of one counter all count', { timeout: 20_000 }, async () => {
  const collection = await filled([{ _id: 1, n: 0 }]);
  const raise = () =>
    client().withSession((session) =>
      session.withTransaction(async () => {
        const found = await collection.findOne({ _id: 1 }, { session });
        await collection.updateOne({ _id: 1 }, { $set: { n: Number(found?.['n']) + 1 } }, { session });
      }),
    );
  await Promise.all(Array.from({ length: 20 }, raise));
  expect(await collection.findOne()).toEqual({ _id: 1, n: 20 });
});
