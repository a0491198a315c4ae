import { Int32, Long, Double, type Document } from 'mongodb';
import { expect, test } from 'vitest';
import { itemsOf } from './testing/items';
import { sharedDatabase } from './testing/shared-database';

const { fresh } = sharedDatabase();
const { filled } = itemsOf(fresh);

/** Applies an update to a document and returns the result. */
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
  const { at }: { at?: unknown } = await updated({}, { $currentDate: { at: true } });
  expect(Date.now() - Number(at)).toBeLessThan(10_000);
  expect(await updated({ list: [1, 2] }, { $set: { 'list.3': 4 } })).toEqual({ list: [1, 2, null, 4] });
  expect(await updated({ list: [1, 2] }, { $unset: { 'list.0': '' } })).toEqual({ list: [null, 2] });
});

test('keeps integers as integers, in 32 or 64 bits', async () => {
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

test('changes arrays', async () => {
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

test('changes single array elements', async () => {
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
