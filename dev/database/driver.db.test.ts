import {
  GridFSBucket,
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
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sharedDatabase } from './testing/shared-database';

const { fresh, client } = sharedDatabase();

type Item = Document & { _id: number };
const items = () => fresh().collection<Item>('items');

/** A collection with these documents. */
async function filled(documents: Item[]) {
  const collection = items();
  await collection.insertMany(documents);
  return collection;
}

/** What an update makes of a document. */
async function updated(
  document: Document,
  update: Document | Document[],
  options: Document = {},
  filter: Document = {},
) {
  const collection = await filled([{ _id: 1, ...document }]);
  await collection.updateOne({ _id: 1, ...filter }, update, options);
  const { _id, ...rest } = (await collection.findOne({ _id: 1 })) ?? { _id: 0 };
  return rest;
}

test('keeps every type of value as it came', async () => {
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

test('projects single members of lists', async () => {
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

test('keeps cursors open over writes, and forgets closed ones', async () => {
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

test('sets, unsets, computes and renames fields', async () => {
  expect(await updated({ a: 1 }, { $set: { a: 2, 'b.c.d': 3 } })).toEqual({ a: 2, b: { c: { d: 3 } } });
  expect(await updated({ a: 1, b: { c: 1, d: 1 } }, { $unset: { a: '', 'b.c': '', z: '' } })).toEqual({
    b: { d: 1 },
  });
  expect(await updated({ a: 1, b: 2.5 }, { $inc: { a: 2, b: 1, c: 5 }, $mul: { d: 3 } })).toEqual({
    a: 3,
    b: 3.5,
    c: 5,
    d: 0,
  });
  expect(await updated({ a: 3, b: 3, c: 3 }, { $min: { a: 2, b: 4, d: 1 }, $max: { c: 4 } })).toEqual({
    a: 2,
    b: 3,
    c: 4,
    d: 1,
  });
  expect(await updated({ a: 1, b: { c: 2 } }, { $rename: { a: 'z', 'b.c': 'c', none: 'other' } })).toEqual({
    b: {},
    z: 1,
    c: 2,
  });
  const { at } = await updated({}, { $currentDate: { at: true } });
  expect(Date.now() - Number(at)).toBeLessThan(10_000);
  expect(await updated({ list: [1, 2] }, { $set: { 'list.3': 4 } })).toEqual({ list: [1, 2, null, 4] });
  expect(await updated({ list: [1, 2] }, { $unset: { 'list.0': '' } })).toEqual({ list: [null, 2] });
});

test('keeps whole numbers whole, in 32 or 64 bits', async () => {
  const collection = await filled([
    { _id: 1, a: new Int32(2 ** 31 - 1), b: Long.fromNumber(1), c: new Double(1) },
  ]);
  await collection.updateOne({}, { $inc: { a: 1, b: 1, c: 1 } });
  const found = await collection.findOne({}, { promoteValues: false, promoteLongs: false });
  expect(found).toEqual({
    _id: new Int32(1),
    a: Long.fromNumber(2 ** 31),
    b: Long.fromNumber(2),
    c: new Double(2),
  });
  await expect(collection.updateOne({}, { $set: { a: Long.MAX_VALUE } })).resolves.toMatchObject({
    modifiedCount: 1,
  });
  await expect(collection.updateOne({}, { $inc: { a: 1 } })).rejects.toMatchObject({ code: 2 });
});

test('changes lists', async () => {
  const list = [3, 1, 2];
  expect(await updated({ list }, { $push: { list: 4, fresh: 'a' } })).toEqual({
    list: [3, 1, 2, 4],
    fresh: ['a'],
  });
  expect(await updated({ list }, { $push: { list: { $each: [9, 0], $sort: 1, $slice: 3 } } })).toEqual({
    list: [0, 1, 2],
  });
  expect(await updated({ list }, { $push: { list: { $each: [9, 8], $position: 1 } } })).toEqual({
    list: [3, 9, 8, 1, 2],
  });
  expect(
    await updated({}, { $push: { list: { $each: [{ a: 2 }, { a: 1 }], $sort: { a: 1 }, $slice: -1 } } }),
  ).toEqual({ list: [{ a: 2 }] });
  expect(await updated({ list }, { $addToSet: { list: { $each: [1, 5, 5] } } })).toEqual({
    list: [3, 1, 2, 5],
  });
  expect(await updated({ list: [{ a: 1 }] }, { $addToSet: { list: { a: 1 } } })).toEqual({
    list: [{ a: 1 }],
  });
  expect(await updated({ list }, { $pull: { list: { $gte: 2 } } })).toEqual({ list: [1] });
  expect(await updated({ list: [{ a: 1, b: 1 }, { a: 2 }] }, { $pull: { list: { a: 1 } } })).toEqual({
    list: [{ a: 2 }],
  });
  expect(await updated({ list }, { $pull: { list: 1, none: 1 } })).toEqual({ list: [3, 2] });
  expect(await updated({ list }, { $pullAll: { list: [1, 3] } })).toEqual({ list: [2] });
  expect(await updated({ list }, { $pop: { list: 1 } })).toEqual({ list: [3, 1] });
  expect(await updated({ list }, { $pop: { list: -1 } })).toEqual({ list: [1, 2] });
});

test('changes single members of lists', async () => {
  const list = [
    { k: 1, n: 1 },
    { k: 2, n: 1 },
    { k: 2, n: 5 },
  ];
  expect(await updated({ list }, { $inc: { 'list.$.n': 1 } }, {}, { 'list.k': 2 })).toEqual({
    list: [list[0], { k: 2, n: 2 }, list[2]],
  });
  expect(
    await updated({ list }, { $set: { 'list.$.n': 0 } }, {}, { list: { $elemMatch: { k: 2, n: 5 } } }),
  ).toEqual({ list: [list[0], list[1], { k: 2, n: 0 }] });
  expect(await updated({ list: [1, 2, 3] }, { $inc: { 'list.$[]': 1 } })).toEqual({ list: [2, 3, 4] });
  expect(
    await updated({ list }, { $set: { 'list.$[big].n': 0 } }, { arrayFilters: [{ 'big.n': { $gt: 1 } }] }),
  ).toEqual({ list: [list[0], list[1], { k: 2, n: 0 }] });
});

test('updates by a pipeline', async () => {
  expect(await updated({ a: 1, b: 2 }, [{ $set: { c: { $add: ['$a', '$b'] } } }, { $unset: 'a' }])).toEqual({
    b: 2,
    c: 3,
  });
});

test('inserts what it does not find to update', async () => {
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

test('finds and changes in one step', async () => {
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

test('updates and deletes many', async () => {
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

test('runs bulks in order, or past what is refused', async () => {
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
  // The driver sends an unordered bulk grouped by kind, deletions last.
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

test('finds distinct values, of lists each member', async () => {
  const collection = await filled([{ _id: 1, a: [3, 1] }, { _id: 2, a: 1 }, { _id: 3, a: 'x' }, { _id: 4 }]);
  expect(await collection.distinct('a')).toEqual([1, 3, 'x']);
  expect(await collection.distinct('a', { _id: { $gt: 1 } })).toEqual([1, 'x']);
});

test('holds unique, sparse and partial indexes', async () => {
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
    /E11000 duplicate key error collection: test\d+\.items index: _id_ dup key: { _id: 1 }/,
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

test('plans by index: conjunctions, orders, lists, either-or, by keys alone', async () => {
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

test('aggregates', async () => {
  const db = fresh();
  const [a, b] = [new ObjectId(), new ObjectId()];
  await db.collection<Document>('industries').insertMany([
    { _id: a, name: 'Law' },
    { _id: b, name: 'Health' },
  ]);
  await db.collection<Item>('listings').insertMany([
    { _id: 1, industryId: a, pay: 10, tags: ['x', 'y'], at: new Date(3) },
    { _id: 2, industryId: a, pay: 30, tags: ['x'], at: new Date(2) },
    { _id: 3, industryId: b, pay: 20, tags: [], at: new Date(1) },
  ]);
  const run = (pipeline: Document[]) => db.collection('listings').aggregate(pipeline).toArray();
  expect(
    await run([
      {
        $group: {
          _id: '$industryId',
          n: { $sum: 1 },
          pay: { $avg: '$pay' },
          last: { $max: '$at' },
          all: { $push: '$_id' },
        },
      },
      { $sort: { n: -1 } },
    ]),
  ).toEqual([
    { _id: a, n: 2, pay: 20, last: new Date(3), all: [1, 2] },
    { _id: b, n: 1, pay: 20, last: new Date(1), all: [3] },
  ]);
  expect(await run([{ $unwind: '$tags' }, { $sortByCount: '$tags' }])).toEqual([
    { _id: 'x', count: 2 },
    { _id: 'y', count: 1 },
  ]);
  expect(
    await run([
      { $match: { pay: { $gt: 10 } } },
      { $sort: { pay: 1 } },
      { $skip: 1 },
      { $limit: 1 },
      { $project: { _id: 0, double: { $multiply: ['$pay', 2] } } },
    ]),
  ).toEqual([{ double: 60 }]);
  expect(
    await run([
      { $lookup: { from: 'industries', localField: 'industryId', foreignField: '_id', as: 'industry' } },
      { $unwind: '$industry' },
      { $project: { name: '$industry.name' } },
    ]),
  ).toEqual([
    { _id: 1, name: 'Law' },
    { _id: 2, name: 'Law' },
    { _id: 3, name: 'Health' },
  ]);
  const joined = {
    from: 'industries',
    localField: 'industryId',
    foreignField: '_id',
    let: { pay: '$pay' },
    pipeline: [{ $match: { $expr: { $gt: ['$$pay', 15] } } }, { $project: { name: 1, _id: 0 } }],
    as: 'i',
  };
  expect(await run([{ $lookup: joined }, { $project: { i: 1 } }])).toEqual([
    { _id: 1, i: [] },
    { _id: 2, i: [{ name: 'Law' }] },
    { _id: 3, i: [{ name: 'Health' }] },
  ]);
  expect(
    await run([
      {
        $facet: {
          count: [{ $count: 'n' }],
          page: [{ $sort: { _id: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
        },
      },
    ]),
  ).toEqual([{ count: [{ n: 3 }], page: [{ _id: 3 }] }]);
  expect(
    await run([
      { $match: { _id: 1 } },
      {
        $addFields: {
          same: { $eq: ['$industryId', a] },
          late: { $cond: [{ $gt: ['$at', new Date(2)] }, 'yes', 'no'] },
        },
      },
      { $replaceRoot: { newRoot: { same: '$same', late: '$late' } } },
    ]),
  ).toEqual([{ same: true, late: 'yes' }]);
  expect(await run([{ $match: { pay: { $gt: 10 } } }, { $count: 'n' }])).toEqual([{ n: 2 }]);
  expect(await run([{ $match: { pay: 99 } }, { $count: 'n' }])).toEqual([]);
  expect(await run([{ $sample: { size: 2 } }])).toHaveLength(2);
  expect(
    await db
      .collection('listings')
      .find({ $expr: { $gt: ['$pay', { $multiply: ['$_id', 10] }] } })
      .map((one) => one._id)
      .toArray(),
  ).toEqual([2]);
  expect(
    await db
      .collection('nowhere')
      .aggregate([{ $count: 'n' }])
      .toArray(),
  ).toEqual([]);
});

test('keeps files by GridFS', async () => {
  const db = fresh();
  const bucket = new GridFSBucket(db, { bucketName: 'resumes' });
  const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, n) => n % 251));
  const upload = bucket.openUploadStream('cv.pdf', { metadata: { owner: 1 } });
  Readable.from([bytes]).pipe(upload);
  await new Promise((resolve, reject) => upload.on('finish', resolve).on('error', reject));
  expect((await buffer(bucket.openDownloadStream(upload.id))).equals(bytes)).toBe(true);
  expect(
    (await buffer(bucket.openDownloadStream(upload.id, { start: 300_000, end: 300_010 }))).equals(
      bytes.subarray(300_000, 300_010),
    ),
  ).toBe(true);
  expect(await bucket.find({ 'metadata.owner': 1 }).toArray()).toMatchObject([
    { filename: 'cv.pdf', length: 700_000 },
  ]);
  await bucket.rename(upload.id, 'new.pdf');
  const aborted = bucket.openUploadStream('half.pdf');
  await new Promise((resolve) => aborted.write(Buffer.alloc(600_000), resolve));
  await aborted.abort();
  await bucket.delete(upload.id);
  expect(await db.collection('resumes.chunks').countDocuments()).toBe(0);
  await expect(buffer(bucket.openDownloadStream(upload.id))).rejects.toThrow(/FileNotFound/);
});

test('says how much room documents and indexes take', async () => {
  const db = fresh();
  const before = await db.stats();
  await db
    .collection('sized')
    .insertMany(Array.from({ length: 500 }, (_, at) => ({ at, text: 'x'.repeat(1_000) })));
  await db.collection('sized').createIndex({ at: 1 });
  const after = await db.stats();
  expect(after).toMatchObject({ db: db.databaseName, collections: 1, indexes: 2 });
  expect(after['storageSize'] - before['storageSize']).toBeGreaterThan(500_000);
  expect(after['indexSize'] - before['indexSize']).toBeGreaterThan(500 * 20);
});

test('lists and drops collections and databases', async () => {
  const db = fresh();
  await db.createCollection('empty');
  await expect(db.createCollection('empty')).rejects.toMatchObject({ code: 48 });
  await db.collection('other').insertOne({});
  const names = async () =>
    (await db.listCollections({}, { nameOnly: true }).toArray()).map((one) => one.name).sort();
  expect(await names()).toEqual(['empty', 'other']);
  expect(await db.listCollections({ name: 'other' }).toArray()).toHaveLength(1);
  expect((await client().db().admin().listDatabases()).databases.map((one) => one.name)).toContain(
    db.databaseName,
  );
  await db.collection('other').drop();
  expect(await names()).toEqual(['empty']);
  await db.dropDatabase();
  expect(await names()).toEqual([]);
});
