import {
  Int32,
  Long,
  Double,
  ObjectId,
  Binary,
  Decimal128,
  Timestamp,
  MinKey,
  BSONRegExp,
  type Document,
} from 'mongodb';
import { expect, test } from 'vitest';
import { itemsOf, type Item } from './testing/items';
import { sharedDatabase } from './testing/shared-database';

const { fresh } = sharedDatabase();
const { filled } = itemsOf(fresh);

test('preserves values of every type', async () => {
  const collection = fresh().collection('types');
  const document = {
    _id: new ObjectId(),
    text: 'Mambo ✓ 𝄞\0',
    int: new Int32(1),
    double: new Double(1),
    long: Long.fromString('9007199254740993'),
    decimal: Decimal128.fromString('0.10'),
    date: new Date(0),
    binary: new Binary(Buffer.from([0, 255])),
    pattern: new BSONRegExp('^a', 'i'),
    stamp: new Timestamp({ t: 1, i: 2 }),
    least: new MinKey(),
    nothing: null,
    flag: false,
    list: [[], {}, [1, { a: [] }]],
    10: 'number as name',
  };
  await collection.insertOne(document);
  await collection.updateOne({ _id: document._id }, { $set: { touched: true } });
  const options = { promoteValues: false, promoteLongs: false, bsonRegExp: true };
  expect(await collection.findOne({ _id: document._id }, options)).toEqual({
    ...document,
    list: [[], {}, [new Int32(1), { a: [] }]],
    touched: true,
  });
});

test('finds, sorts, skips, limits, projects and counts', async () => {
  const collection = await filled(
    Array.from({ length: 300 }, (_, _id) => ({ _id, even: _id % 2 === 0, deep: { n: _id, m: 1 } })),
  );
  const found = await collection
    .find({ even: true }, { projection: { 'deep.n': 1 } })
    .sort({ 'deep.n': -1 })
    .skip(1)
    .limit(2)
    .toArray();
  expect(found).toEqual([
    { _id: 296, deep: { n: 296 } },
    { _id: 294, deep: { n: 294 } },
  ]);
  expect(await collection.findOne({ _id: 3 }, { projection: { _id: 0, deep: 0 } })).toEqual({ even: false });
  expect(await collection.countDocuments({ even: true })).toBe(150);
  expect(await collection.countDocuments({ even: true }, { skip: 10, limit: 20 })).toBe(20);
  expect(await collection.estimatedDocumentCount()).toBe(300);
  expect(
    await collection
      .find()
      .map((one) => one._id)
      .toArray(),
  ).toEqual(Array.from({ length: 300 }, (_, n) => n));
});

test('projects single array elements', async () => {
  const collection = await filled([{ _id: 1, list: [{ a: 1, b: 1 }, { a: 2, b: 2 }, { a: 3 }] }]);
  const project = (projection: Document) => collection.findOne({}, { projection });
  expect(await project({ 'list.b': 1 })).toEqual({ _id: 1, list: [{ b: 1 }, { b: 2 }, {}] });
  expect(await project({ 'list.b': 0 })).toEqual({ _id: 1, list: [{ a: 1 }, { a: 2 }, { a: 3 }] });
  expect(await project({ list: { $slice: -1 } })).toEqual({ _id: 1, list: [{ a: 3 }] });
  expect(await project({ list: { $slice: [1, 1] } })).toEqual({ _id: 1, list: [{ a: 2, b: 2 }] });
  expect(await project({ list: { $elemMatch: { a: { $gt: 1 } } } })).toEqual({
    _id: 1,
    list: [{ a: 2, b: 2 }],
  });
});

test('keeps cursors open during writes, and forgets closed ones', async () => {
  const database = fresh();
  const collection = database.collection<Item>('items');
  await collection.insertMany(Array.from({ length: 500 }, (_, _id) => ({ _id })));
  const cursor = collection.find().batchSize(10);
  expect((await cursor.next())?._id).toBe(0);
  await collection.deleteMany({ _id: { $gte: 100, $lt: 400 } });
  expect((await cursor.toArray()).at(-1)?._id).toBe(499);
  const left = collection.find().batchSize(2);
  await left.next();
  const id = left.id;
  await left.close();
  await expect(
    database.command({ getMore: id, collection: collection.collectionName }),
  ).rejects.toMatchObject({ code: 43 });
});

test('splits large results into batches', async () => {
  const collection = fresh().collection('large');
  await collection.insertMany(Array.from({ length: 5 }, () => ({ text: 'x'.repeat(9_000_000) })));
  expect(await collection.find().toArray()).toHaveLength(5);
  await expect(collection.insertOne({ text: 'x'.repeat(16 * 1024 * 1024) })).rejects.toThrow(
    /larger than|too large|size/i,
  );
});

test('finds distinct values, with array elements counted separately', async () => {
  const collection = await filled([{ _id: 1, a: [3, 1] }, { _id: 2, a: 1 }, { _id: 3, a: 'x' }, { _id: 4 }]);
  expect(await collection.distinct('a')).toEqual([1, 3, 'x']);
  expect(await collection.distinct('a', { _id: { $gt: 1 } })).toEqual([1, 'x']);
});

test('aggregates counts', async () => {
  const collection = await filled([
    { _id: 1, kind: 'x', pay: 10 },
    { _id: 2, kind: 'y', pay: 30 },
    { _id: 3, kind: 'x', pay: 20 },
  ]);
  const run = (...pipeline: Document[]) => collection.aggregate(pipeline).toArray();
  const byKind = { $group: { _id: '$kind', n: { $sum: 1 }, pay: { $sum: '$pay' }, all: { $push: '$_id' } } };
  expect(await run(byKind, { $sort: { n: -1 } })).toEqual([
    { _id: 'x', n: 2, pay: 30, all: [1, 3] },
    { _id: 'y', n: 1, pay: 30, all: [2] },
  ]);
  expect(await run({ $group: { _id: null, n: { $sum: 1 } } })).toEqual([{ _id: null, n: 3 }]);
  expect(await run(byKind, { $match: { n: { $gt: 1 } } }, { $count: 'kinds' })).toEqual([{ kinds: 1 }]);
  expect(
    await run({ $match: { pay: { $gt: 10 } } }, { $sort: { pay: 1 } }, { $skip: 1 }, { $limit: 1 }),
  ).toEqual([{ _id: 2, kind: 'y', pay: 30 }]);
  expect(await run({ $limit: 2 }, { $skip: 1 }, { $sort: { _id: 1 } })).toEqual([
    { _id: 2, kind: 'y', pay: 30 },
  ]);
  expect(await run({ $match: { pay: { $gt: 10 } } }, { $count: 'n' })).toEqual([{ n: 2 }]);
  expect(await run({ $match: { pay: 99 } }, { $count: 'n' })).toEqual([]);
  expect(
    await fresh()
      .collection('nowhere')
      .aggregate([{ $count: 'n' }])
      .toArray(),
  ).toEqual([]);
});
