import { Decimal128, type Document } from 'bson';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLocal, type LocalDatabase } from './testing/in-process';
import { removeExpired } from './ttl';

let database: LocalDatabase;
const command = (given: Document): Promise<Document> => database.command(given);
const found = async (given: Document) =>
  ((await command(given))['cursor'] as { firstBatch: Document[] }).firstBatch;
beforeAll(() => {
  database = openLocal();
});
afterAll(() => database.close());
beforeEach(async () => {
  await command({ dropDatabase: 1 });
  await command({ insert: 'c', documents: [{ _id: 1, a: 'text', list: [1] }] });
});

const pipeline = (...stages: Document[]) => ({ aggregate: 'c', pipeline: stages, cursor: {} });
const index = (given: Document) => ({ createIndexes: 'c', indexes: [given] });

test.each<[string, Document, Document]>([
  ['an unknown command', { mapReduce: 'c' }, { code: 59, codeName: 'CommandNotFound' }],
  ['the name of a prototype property', { constructor: 1 }, { code: 59 }],
  [
    'an unknown field',
    { find: 'c', filters: {} },
    { code: 40415, errmsg: "BSON field 'find.filters' is an unknown field." },
  ],
  [
    'an unknown field of an update',
    { update: 'c', updates: [{ q: {}, u: {}, upsrt: true }] },
    { writeErrors: [{ index: 0, code: 40415 }] },
  ],
  ['a transaction without a session', { find: 'c', txnNumber: 1, autocommit: false }, { code: 72 }],
  ['a collation', { find: 'c', collation: { locale: 'sw' } }, { code: 2 }],
  ['a tailable cursor', { find: 'c', tailable: true }, { code: 2 }],
  ['a negative limit', { find: 'c', limit: -1 }, { code: 51024 }],
  ['an unknown sort order', { find: 'c', sort: { a: 2 } }, { code: 15975 }],
  ['a sort value that is a string', { find: 'c', sort: { a: 'up' } }, { code: 15974 }],
  ['a sort by text score', { find: 'c', sort: { a: { $meta: 'textScore' } } }, { code: 2 }],
  ['a mixed projection', { find: 'c', projection: { a: 1, b: 0 } }, { code: 31254 }],
  ['an expression in a projection', { find: 'c', projection: { a: { $concat: ['x'] } } }, { code: 2 }],
  ['a positional projection', { find: 'c', projection: { 'list.$': 1 } }, { code: 2 }],
  ['a hint without its index', { find: 'c', hint: 'a_1' }, { code: 2 }],
  ['JavaScript in a filter', { find: 'c', filter: { $where: 'true' } }, { code: 2 }],
  ['an unknown stage', pipeline({ $nope: 1 }), { code: 40324, codeName: 'Location40324' }],
  ['a stage that writes', pipeline({ $out: 'x' }), { code: 40324 }],
  ['a stage with two operators', pipeline({ $match: {}, $limit: 1 }), { code: 40323 }],
  ['an unsupported stage', pipeline({ $lookup: { from: 'd', as: 'd' } }), { code: 40324 }],
  ['a stage with the name of a prototype property', pipeline({ constructor: 1 }), { code: 40324 }],
  ['an unknown accumulator', pipeline({ $group: { _id: null, a: { $nope: 1 } } }), { code: 15952 }],
  ['an unsupported accumulator', pipeline({ $group: { _id: null, a: { $avg: '$a' } } }), { code: 15952 }],
  [
    'an accumulator with two operators',
    pipeline({ $group: { _id: 1, a: { $sum: 1, $push: 1 } } }),
    { code: 40234 },
  ],
  ['an expression', pipeline({ $group: { _id: { $add: [1, 2] } } }), { code: 168 }],
  ['a variable', pipeline({ $group: { _id: '$$ROOT' } }), { code: 168 }],
  [
    'an expression even if nothing matches',
    pipeline({ $match: { _id: 0 } }, { $group: { _id: 1, a: { $sum: { $nope: 1 } } } }),
    { code: 168 },
  ],
  ['an expression in a filter', { find: 'c', filter: { $expr: { $eq: [1, 1] } } }, { code: 2 }],
  [
    'a sum of decimals',
    pipeline({ $group: { _id: 1, a: { $sum: Decimal128.fromString('1') } } }),
    { code: 2 },
  ],
  ['a count without a name', pipeline({ $count: '' }), { code: 40156 }],
  ['a $limit below 0', pipeline({ $limit: -1 }), { code: 5107201 }],
  ['a $skip below 0', pipeline({ $skip: -1 }), { code: 5107200 }],
  ['a group without _id', pipeline({ $group: { n: { $sum: 1 } } }), { code: 15955 }],
  ['a $limit of 0', pipeline({ $limit: 0 }), { code: 15958 }],
  ['a database as a source', { aggregate: 1, pipeline: [{ $match: {} }], cursor: {} }, { code: 73 }],
  ['a text index', index({ key: { a: 'text' }, name: 'a' }), { code: 67, codeName: 'CannotCreateIndex' }],
  ['a geographic index', index({ key: { a: '2dsphere' }, name: 'a' }), { code: 67 }],
  ['an unknown index option', index({ key: { a: 1 }, name: 'a', uniq: true }), { code: 197 }],
  [
    'an index with a collation',
    index({ key: { a: 1 }, name: 'a', collation: { locale: 'sw' } }),
    { code: 67 },
  ],
  [
    'a partial index with a regular expression',
    index({ key: { a: 1 }, name: 'a', partialFilterExpression: { a: /x/ } }),
    { code: 67 },
  ],
  ['an expiry on two fields', index({ key: { a: 1, b: 1 }, name: 'a', expireAfterSeconds: 1 }), { code: 67 }],
  ['dropping an unknown index', { dropIndexes: 'c', index: 'a_1' }, { code: 27 }],
  ['the indexes of a missing collection', { listIndexes: 'nope' }, { code: 26 }],
  ['a capped collection', { create: 'capped', capped: true, size: 100 }, { code: 40415 }],
  ['a collection with $ in its name', { insert: 'a$b', documents: [{}] }, { code: 73 }],
  ['an unknown cursor', { getMore: 99, collection: 'c' }, { code: 43 }],
])('refuses %s', async (_, given, answer) => {
  expect(await command(given)).toMatchObject(answer);
});

test.each<[string, Document | Document[], number]>([
  ['an unknown operator', { $foo: { a: 1 } }, 9],
  ['operators and fields together', { $set: { a: 1 }, b: 1 }, 9],
  ['two changes to one field', { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  ['changes to a field and one inside it', { $set: { 'b.c': 1 }, $unset: { b: '' } }, 40],
  ['an addition to a string', { $inc: { a: 1 } }, 14],
  ['the addition of a string', { $inc: { n: 'x' } }, 14],
  ['a push to a string', { $push: { a: 1 } }, 2],
  ['an unknown modifier of $push', { $push: { list: { $each: [], $what: 1 } } }, 2],
  ['a pop from a string', { $pop: { a: 1 } }, 14],
  ['a field inside a string', { $set: { 'a.b': 1 } }, 28],
  ['a change to _id', { $set: { _id: 2 } }, 66],
  ['a positional operator without a match', { $set: { 'list.$': 1 } }, 2],
  ['an identifier without its filter', { $set: { 'list.$[x]': 1 } }, 2],
  ['an empty field name', { $set: { 'a..b': 1 } }, 56],
  ['bitwise operators', { $bit: { n: { and: 1 } } }, 2],
  ['a pipeline', [{ $set: { a: 1 } }], 9],
])('refuses an update with %s, and leaves the document unchanged', async (_, update, code) => {
  expect(await command({ update: 'c', updates: [{ q: {}, u: update }] })).toMatchObject({
    n: 0,
    writeErrors: [{ index: 0, code }],
  });
  expect(await found({ find: 'c' })).toEqual([{ _id: 1, a: 'text', list: [1] }]);
});

test('refuses invalid documents: an array as _id, parallel arrays in an index, keys that are too long', async () => {
  await command(index({ key: { a: 1, b: 1 }, name: 'ab' }));
  const refused = async (document: Document) =>
    ((await command({ insert: 'c', documents: [document] }))['writeErrors'] as Document[] | undefined)?.[0]?.[
      'code'
    ];
  expect(await refused({ _id: [1] })).toBe(53);
  expect(await refused({ a: [1], b: [2] })).toBe(171);
  expect(await refused({ a: 'x'.repeat(2000) })).toBe(17280);
  expect(await refused({ _id: 1 })).toBe(11000);
  expect(await command({ count: 'c' })).toMatchObject({ n: 1 });
});

test('refuses an index with different options if its name or its keys are taken', async () => {
  expect(await command(index({ key: { a: 1 }, name: 'a' }))).toMatchObject({ ok: 1, numIndexesAfter: 2 });
  expect(await command(index({ key: { a: 1 }, name: 'a' }))).toMatchObject({ ok: 1, numIndexesAfter: 2 });
  expect(await command(index({ key: { a: 1 }, name: 'a', unique: true }))).toMatchObject({ code: 86 });
  expect(await command(index({ key: { a: 1 }, name: 'other' }))).toMatchObject({ code: 85 });
});

test('removes expired documents only', async () => {
  await command({
    createIndexes: 'sessions',
    indexes: [{ key: { at: 1 }, name: 'at', expireAfterSeconds: 60 }],
  });
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  const documents = [
    { _id: 1, at: ago(61) },
    { _id: 2, at: ago(59) },
    { _id: 3, at: 'never' },
    { _id: 4 },
    { _id: 5, at: [ago(5), ago(100)] },
  ];
  await command({ insert: 'sessions', documents });
  expect(await removeExpired(database.service.store)).toBe(2);
  const left = await found({ find: 'sessions' });
  expect(left.map((one) => one['_id'])).toEqual([2, 3, 4]);
});
