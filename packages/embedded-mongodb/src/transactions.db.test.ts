import { MongoClient } from 'mongodb';
import { expect, test, vi } from 'vitest';
import { launchDatabase } from './launch';
import { itemsOf, type Item } from './testing/items';
import { sharedDatabase } from './testing/shared-database';
import { tempFolder } from './testing/temp-folder';
import { CONFLICT, refusal, transactionsOn } from './testing/transactions';

const { fresh, client, uri } = sharedDatabase();
const { filled } = itemsOf(fresh);
const { inTransaction } = transactionsOn(client);

test('replies like the only member of a replica set, also by its name', async () => {
  const hello = await client().db().admin().command({ hello: 1 });
  const host = new URL(uri()).host;
  expect(hello).toMatchObject({ setName: 'embedded', me: host, primary: host, hosts: [host] });
  expect(hello).toMatchObject({ isWritablePrimary: true, logicalSessionTimeoutMinutes: 30 });
  const other = await MongoClient.connect(`mongodb://${host}/test?replicaSet=embedded`);
  expect(await other.db().admin().ping()).toEqual({ ok: 1 });
  await other.close();
});

test("every way of reading sees the transaction's own writes, which nobody else sees before the commit", async () => {
  const collection = await filled([
    { _id: 1, group: 'a', n: 1 },
    { _id: 2, group: 'a', n: 2 },
    { _id: 3, group: 'b', n: 3 },
  ]);
  await collection.createIndex({ group: 1, n: -1 });
  await inTransaction(async (session) => {
    await collection.insertMany(
      [
        { _id: 4, group: 'a', n: 9 },
        { _id: 5, group: 'c', n: 0 },
      ],
      { session },
    );
    await collection.updateOne({ _id: 2 }, { $set: { group: 'b', n: 8 } }, { session });
    await collection.deleteOne({ _id: 1 }, { session });
    const ids = async (filter: object, sort: Record<string, 1 | -1> = { _id: 1 }) =>
      (await collection.find(filter, { session }).sort(sort).toArray()).map(({ _id }) => _id);
    expect(await ids({})).toEqual([2, 3, 4, 5]);
    expect(await ids({ group: 'a' })).toEqual([4]);
    expect(await ids({ group: 'b' }, { n: -1 })).toEqual([2, 3]);
    expect(await ids({ group: 'b' }, { n: 1 })).toEqual([3, 2]);
    expect(await ids({ group: { $in: ['a', 'b', 'c'] } }, { n: -1 })).toEqual([4, 2, 3, 5]);
    expect(await ids({ $or: [{ _id: 4 }, { group: 'b' }] })).toEqual([2, 3, 4]);
    expect(await collection.findOne({ _id: 1 }, { session })).toBeNull();
    expect(await collection.countDocuments({ group: 'b' }, { session })).toBe(2);
    expect(await collection.countDocuments({}, { session })).toBe(4);
    expect(await collection.distinct('group', {}, { session })).toEqual(['a', 'b', 'c']);
    const grouped = collection.aggregate(
      [{ $group: { _id: '$group', n: { $sum: '$n' } } }, { $sort: { _id: 1 } }],
      { session },
    );
    expect(await grouped.toArray()).toEqual([
      { _id: 'a', n: 9 },
      { _id: 'b', n: 11 },
      { _id: 'c', n: 0 },
    ]);
    expect(await collection.find().sort({ _id: 1 }).toArray()).toMatchObject([
      { _id: 1 },
      { _id: 2, n: 2 },
      { _id: 3 },
    ]);
    expect(await collection.countDocuments({})).toBe(3);
    await session.commitTransaction();
  });
  expect(await collection.distinct('_id')).toEqual([2, 3, 4, 5]);
  expect(await collection.countDocuments({})).toBe(4);
  expect(await collection.estimatedDocumentCount()).toBe(4);
  expect(await collection.find({ group: 'b' }).sort({ n: -1 }).toArray()).toMatchObject([
    { _id: 2 },
    { _id: 3 },
  ]);
});

test('sees the database as it was when it began, as long as it lasts', async () => {
  const collection = await filled([{ _id: 1, n: 1 }]);
  await inTransaction(async (session) => {
    expect(await collection.findOne({ _id: 1 }, { session })).toEqual({ _id: 1, n: 1 });
    await collection.updateOne({ _id: 1 }, { $set: { n: 2 } });
    await collection.insertMany(Array.from({ length: 500 }, (_, at) => ({ _id: at + 10 })));
    expect(await collection.find({}, { session }).toArray()).toEqual([{ _id: 1, n: 1 }]);
    expect(await collection.countDocuments({}, { session })).toBe(1);
    await session.commitTransaction();
  });
  expect(await collection.countDocuments({})).toBe(501);
});

test('continues a cursor, which ends with the transaction', async () => {
  const collection = await filled(Array.from({ length: 30 }, (_, _id) => ({ _id })));
  await inTransaction(async (session) => {
    await collection.deleteMany({ _id: { $gte: 20 } }, { session });
    const found = await collection.find({}, { session, batchSize: 7 }).sort({ _id: 1 }).toArray();
    expect(found.map(({ _id }) => _id)).toEqual(Array.from({ length: 20 }, (_, _id) => _id));
    const cursor = collection.find({}, { session, batchSize: 2 });
    await cursor.next();
    await session.commitTransaction();
    const { id } = cursor;
    const after = client().db(collection.dbName).command({ getMore: id, collection: 'items' });
    expect(await refusal(after)).toMatchObject({ code: 43 });
  });
});

test('an abort, an error and the end of the session leave no changes', async () => {
  const collection = await filled([{ _id: 1, n: 1 }]);
  await collection.createIndex({ n: 1 }, { unique: true });
  await inTransaction(async (session) => {
    await collection.insertOne({ _id: 2, n: 2 }, { session });
    await session.abortTransaction();
  });
  await inTransaction(async (session) => {
    await collection.insertOne({ _id: 2, n: 2 }, { session });
  });
  await inTransaction(async (session) => {
    await collection.insertOne({ _id: 2, n: 2 }, { session });
    const second = await refusal(collection.insertOne({ _id: 3, n: 1 }, { session }));
    expect(second).toMatchObject({ code: 11000, keyPattern: { n: 1 }, keyValue: { n: 1 } });
    expect(second.hasErrorLabel('TransientTransactionError')).toBe(false);
    expect(await refusal(session.commitTransaction())).toMatchObject({ code: 251 });
  });
  expect(await collection.find().toArray()).toEqual([{ _id: 1, n: 1 }]);
  await collection.insertOne({ _id: 2, n: 2 });
});

test('supports findAndModify, upserts and bulk writes', async () => {
  const collection = await filled([{ _id: 1, n: 1 }]);
  await inTransaction(async (session) => {
    const options = { session, returnDocument: 'after' } as const;
    expect(await collection.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } }, options)).toEqual({
      _id: 1,
      n: 2,
    });
    expect(await collection.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } }, options)).toEqual({
      _id: 1,
      n: 3,
    });
    await collection.updateOne({ _id: 7 }, { $inc: { n: 7 } }, { upsert: true, session });
    const bulk = [
      { insertOne: { document: { _id: 8, n: 8 } } },
      { updateMany: { filter: { n: { $gte: 7 } }, update: { $inc: { n: 100 } } } },
      { deleteOne: { filter: { _id: 1 } } },
    ];
    expect(await collection.bulkWrite(bulk, { session })).toMatchObject({
      modifiedCount: 2,
      deletedCount: 1,
    });
    await session.commitTransaction();
  });
  expect(await collection.find().toArray()).toEqual([
    { _id: 7, n: 107 },
    { _id: 8, n: 108 },
  ]);
});

test('creates the collections it writes to, and keeps indexes on arrays correct', async () => {
  const database = fresh();
  const [made, lists] = [database.collection<Item>('made'), database.collection<Item>('lists')];
  await lists.createIndex({ tags: 1 });
  await inTransaction(async (session) => {
    await database.createCollection('empty', { session });
    await made.insertOne({ _id: 1 }, { session });
    await lists.insertOne({ _id: 1, tags: ['a', 'b'] }, { session });
    expect(await lists.find({ tags: 'b' }, { session }).toArray()).toHaveLength(1);
    expect((await database.listCollections().toArray()).map(({ name }) => name)).toEqual(['lists']);
    await session.commitTransaction();
  });
  const names = (await database.listCollections().toArray()).map(({ name }) => name).sort();
  expect(names).toEqual(['empty', 'lists', 'made']);
  expect(await made.find().toArray()).toEqual([{ _id: 1 }]);
  expect(await lists.find({ tags: 'b' }).sort({ tags: 1 }).toArray()).toHaveLength(1);
  expect(await lists.countDocuments({ tags: { $in: ['a', 'b'] } })).toBe(1);
});

test('aborts a transaction that has been open too long', async () => {
  vi.stubEnv('DATABASE_TRANSACTION_MS', '100');
  const database = await launchDatabase({ folder: tempFolder(), durable: false });
  vi.unstubAllEnvs();
  const other = await MongoClient.connect(database.uri);
  const collection = other.db().collection<Item>('items');
  await other.db().createCollection('items');
  const session = other.startSession();
  session.startTransaction();
  await collection.insertOne({ _id: 1 }, { session });
  await collection.insertOne({ _id: 1 });
  const late = await refusal(collection.insertOne({ _id: 2 }, { session }));
  expect(late).toMatchObject({ code: 251, codeName: 'NoSuchTransaction' });
  expect(late.hasErrorLabel('TransientTransactionError')).toBe(true);
  await session.endSession();
  expect(await collection.distinct('_id')).toEqual([1]);
  await other.close();
  await database.stop();
});

test('a collection that is dropped or given an index meanwhile aborts it', async () => {
  const collection = await filled([{ _id: 1 }]);
  await inTransaction(async (session) => {
    await collection.insertOne({ _id: 2 }, { session });
    await collection.createIndex({ n: 1 });
    expect(await refusal(session.commitTransaction())).toMatchObject(CONFLICT);
  });
  await inTransaction(async (session) => {
    await collection.deleteOne({ _id: 1 }, { session });
    await collection.drop();
    expect(await refusal(session.commitTransaction())).toMatchObject(CONFLICT);
  });
  await inTransaction(async (session) => {
    await client().db(collection.dbName).collection('other').findOne({}, { session });
    await collection.insertOne({ _id: 3 });
    expect(await refusal(collection.findOne({}, { session }))).toMatchObject({ code: 246 });
  });
});
