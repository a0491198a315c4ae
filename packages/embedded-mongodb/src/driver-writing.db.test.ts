import { expect, test } from 'vitest';
import { itemsOf } from './testing/items';
import { sharedDatabase } from './testing/shared-database';

const { fresh } = sharedDatabase();
const { items, filled } = itemsOf(fresh);

test('inserts a document if an upsert finds none', async () => {
  const collection = items();
  const update = { $set: { n: 1 }, $setOnInsert: { fresh: true } };
  const first = await collection.updateOne({ _id: 5, key: 'a', other: { $gt: 3 } }, update, { upsert: true });
  expect(first).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1, upsertedId: 5 });
  const second = await collection.updateOne(
    { _id: 5 },
    { $set: { n: 1 }, $setOnInsert: { fresh: false } },
    { upsert: true },
  );
  expect(second).toMatchObject({ matchedCount: 1, modifiedCount: 0, upsertedCount: 0 });
  expect(await collection.findOne()).toEqual({ _id: 5, key: 'a', n: 1, fresh: true });
  await collection.replaceOne({ _id: 6, key: 'gone' }, { whole: true }, { upsert: true });
  expect(await collection.findOne({ _id: 6 })).toEqual({ _id: 6, whole: true });
});

test('finds and modifies in one step', async () => {
  const collection = await filled([
    { _id: 1, n: 1 },
    { _id: 2, n: 2 },
  ]);
  expect(
    await collection.findOneAndUpdate(
      {},
      { $inc: { n: 10 } },
      { sort: { n: -1 }, returnDocument: 'after', projection: { _id: 0 } },
    ),
  ).toEqual({ n: 12 });
  expect(await collection.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } })).toEqual({ _id: 1, n: 1 });
  expect(await collection.findOneAndReplace({ _id: 1 }, { z: 1 }, { returnDocument: 'after' })).toEqual({
    _id: 1,
    z: 1,
  });
  expect(
    await collection.findOneAndUpdate(
      { _id: 3 },
      { $setOnInsert: { a: 1 } },
      { upsert: true, returnDocument: 'after' },
    ),
  ).toEqual({ _id: 3, a: 1 });
  expect(await collection.findOneAndUpdate({ _id: 4 }, { $set: { a: 1 } }, { upsert: true })).toBeNull();
  const raised = await collection.findOneAndUpdate(
    { _id: 4 },
    { $set: { a: 2 } },
    { includeResultMetadata: true },
  );
  expect(raised).toMatchObject({
    ok: 1,
    lastErrorObject: { n: 1, updatedExisting: true },
    value: { _id: 4, a: 1 },
  });
  expect(await collection.findOneAndDelete({ _id: 3 })).toEqual({ _id: 3, a: 1 });
  expect(await collection.findOneAndDelete({ _id: 3 })).toBeNull();
});

test('updates and deletes many documents', async () => {
  const collection = await filled(Array.from({ length: 50 }, (_, _id) => ({ _id, n: _id })));
  await collection.createIndex({ n: 1 });
  expect(await collection.updateMany({ n: { $lt: 40 } }, { $inc: { n: 5 } })).toMatchObject({
    matchedCount: 40,
    modifiedCount: 40,
  });
  expect(await collection.findOne({ _id: 39 })).toMatchObject({ n: 44 });
  expect(await collection.deleteOne({ n: { $gt: 10 } })).toMatchObject({ deletedCount: 1 });
  expect(await collection.deleteMany({ n: { $gte: 40 } })).toMatchObject({ deletedCount: 15 });
  expect(await collection.countDocuments()).toBe(34);
});

test('runs ordered bulk writes up to the first error, and unordered ones past it', async () => {
  const operations = [
    { insertOne: { document: { _id: 1 } } },
    { insertOne: { document: { _id: 1 } } },
    { updateOne: { filter: { _id: 2 }, update: { $set: { a: 1 } }, upsert: true } },
    { deleteMany: { filter: {} } },
    { replaceOne: { filter: { _id: 7 }, replacement: { b: 1 }, upsert: true } },
  ];
  const ordered = items();
  await expect(ordered.bulkWrite(operations)).rejects.toMatchObject({
    code: 11000,
    result: { insertedCount: 1 },
  });
  expect(await ordered.find().toArray()).toEqual([{ _id: 1 }]);
  // The driver groups an unordered bulk write by operation and sends deletions last.
  const unordered = items();
  const result = { insertedCount: 1, upsertedCount: 2, deletedCount: 3 };
  await expect(unordered.bulkWrite(operations, { ordered: false })).rejects.toMatchObject({
    code: 11000,
    result,
  });
  expect(await unordered.find().toArray()).toEqual([]);
  const many = items();
  await expect(
    many.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }], { ordered: false }),
  ).rejects.toMatchObject({ insertedCount: 2, writeErrors: [{ index: 1, code: 11000 }] });
});

test('estimates the document count correctly after every kind of write', async () => {
  const collection = await filled([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
  const counts = () =>
    Promise.all([collection.estimatedDocumentCount(), collection.countDocuments({ _id: { $gte: 0 } })]);
  expect(await counts()).toEqual([3, 3]);
  await collection.insertMany([{ _id: 4 }, { _id: 5 }]);
  await expect(
    collection.insertMany([{ _id: 6 }, { _id: 1 }, { _id: 7 }], { ordered: false }),
  ).rejects.toThrow('E11000');
  await collection.updateOne({ _id: 8 }, { $set: { n: 1 } }, { upsert: true });
  await collection.updateMany({}, { $set: { n: 2 } });
  expect(await counts()).toEqual([8, 8]);
  await Promise.all([
    collection.deleteMany({ _id: { $lte: 2 } }),
    collection.deleteMany({ _id: { $lte: 3 } }),
    collection.findOneAndDelete({ _id: 8 }),
    collection.deleteOne({ _id: 100 }),
  ]);
  expect(await counts()).toEqual([4, 4]);
  await collection.drop();
  expect(await counts()).toEqual([0, 0]);
  await collection.insertOne({ _id: 1 });
  expect(await counts()).toEqual([1, 1]);
});
