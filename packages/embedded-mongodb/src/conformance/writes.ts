import type { Case } from './case';

const three = [
  { _id: 1, a: 1 },
  { _id: 2, a: 2 },
  { _id: 3, a: 2 },
];
const changed = (...updates: object[]) => ({ update: 'c', updates });

const COMMANDS: Case[] = [
  {
    of: 'insert',
    name: 'inserts documents',
    run: { insert: 'c', documents: three },
    answer: { n: 3 },
    left: three,
  },
  {
    of: 'insert',
    name: 'refuses a duplicate _id',
    documents: [{ _id: 1 }],
    run: { insert: 'c', documents: [{ _id: 1 }] },
    refused: 11000,
    answer: { n: 0, writeErrors: [{ index: 0, keyPattern: { _id: 1 }, keyValue: { _id: 1 } }] },
  },
  {
    of: 'insert',
    name: 'refuses an array as _id',
    run: { insert: 'c', documents: [{ _id: [1] }] },
    refused: 53,
  },
  {
    of: 'ordered',
    name: 'stops at the first error',
    run: { insert: 'c', documents: [{ _id: 1 }, { _id: 1 }, { _id: 2 }] },
    refused: 11000,
    left: [{ _id: 1 }],
  },
  {
    of: 'ordered',
    name: 'continues after an error if false',
    run: { insert: 'c', documents: [{ _id: 1 }, { _id: 1 }, { _id: 2 }], ordered: false },
    refused: 11000,
    answer: { n: 2 },
    left: [{ _id: 1 }, { _id: 2 }],
  },
  {
    of: 'update',
    name: 'changes one document',
    documents: three,
    run: changed({ q: { a: 2 }, u: { $set: { b: 1 } } }),
    answer: { n: 1, nModified: 1 },
  },
  {
    of: 'update',
    name: 'counts matched and modified documents',
    documents: three,
    run: changed({ q: {}, u: { $set: { a: 2 } }, multi: true }),
    answer: { n: 3, nModified: 1 },
  },
  {
    of: 'multi',
    name: 'changes all matching documents',
    documents: three,
    run: changed({ q: { a: 2 }, u: { $inc: { a: 1 } }, multi: true }),
    answer: { n: 2, nModified: 2 },
    left: [
      { _id: 1, a: 1 },
      { _id: 2, a: 3 },
      { _id: 3, a: 3 },
    ],
  },
  {
    of: 'multi',
    name: 'refuses a replacement document',
    documents: three,
    run: changed({ q: {}, u: { a: 1 }, multi: true }),
    refused: 9,
    left: three,
  },
  {
    of: 'upsert',
    name: 'inserts the fields of the filter and the update',
    run: changed({
      q: { _id: 7, a: 1, b: { $gt: 1 } },
      u: { $set: { c: 2 }, $setOnInsert: { d: 3 } },
      upsert: true,
    }),
    answer: { n: 1, nModified: 0, upserted: [{ index: 0, _id: 7 }] },
    left: [{ _id: 7, a: 1, c: 2, d: 3 }],
  },
  {
    of: 'upsert',
    name: 'adds new fields after those of the filter, in the order of their names',
    run: changed({ q: { _id: 7, x: 1 }, u: { $setOnInsert: { d: 3 }, $set: { e: 1, c: 2 } }, upsert: true }),
    left: [{ _id: 7, x: 1, c: 2, d: 3, e: 1 }],
  },
  {
    of: 'upsert',
    name: 'updates an existing document',
    documents: [{ _id: 7, a: 1 }],
    run: changed({ q: { _id: 7 }, u: { $set: { a: 2 }, $setOnInsert: { d: 3 } }, upsert: true }),
    answer: { n: 1, nModified: 1 },
    left: [{ _id: 7, a: 2 }],
  },
  {
    of: 'upsert',
    name: 'keeps the filter’s _id in a replacement',
    run: changed({ q: { _id: 7, a: 1 }, u: { b: 2 }, upsert: true }),
    left: [{ _id: 7, b: 2 }],
  },
  {
    of: 'upsert',
    name: 'refuses a duplicate key',
    first: [{ createIndexes: 'c', indexes: [{ key: { k: 1 }, name: 'k', unique: true }] }],
    documents: [{ _id: 1, k: 'x', e: 5 }],
    run: changed({ q: { k: 'x', e: { $lt: 1 } }, u: { $set: { e: 9 } }, upsert: true }),
    refused: 11000,
    left: [{ _id: 1, k: 'x', e: 5 }],
  },
  {
    of: 'delete',
    name: 'deletes one document',
    documents: three,
    run: { delete: 'c', deletes: [{ q: { a: 2 }, limit: 1 }] },
    answer: { n: 1 },
    left: [
      { _id: 1, a: 1 },
      { _id: 3, a: 2 },
    ],
  },
  {
    of: 'delete',
    name: 'deletes all matching documents',
    documents: three,
    run: { delete: 'c', deletes: [{ q: { a: 2 }, limit: 0 }] },
    answer: { n: 2 },
    left: [{ _id: 1, a: 1 }],
  },
  {
    of: 'an unknown field',
    name: 'is refused by update',
    run: changed({ q: {}, u: { $set: { a: 1 } }, upsrt: true }),
    refused: 40415,
  },
];

const modify = (fields: object) => ({ findAndModify: 'c', ...fields });

const FIND_AND_MODIFY: Case[] = [
  {
    of: 'findAndModify',
    name: 'returns the document before the change',
    documents: three,
    run: modify({ query: { _id: 2 }, update: { $set: { a: 9 } } }),
    answer: { value: { _id: 2, a: 2 }, lastErrorObject: { n: 1, updatedExisting: true } },
    left: [
      { _id: 1, a: 1 },
      { _id: 2, a: 9 },
      { _id: 3, a: 2 },
    ],
  },
  {
    of: 'findAndModify',
    name: 'returns null if nothing matches',
    documents: three,
    run: modify({ query: { _id: 9 }, update: { $set: { a: 9 } } }),
    answer: { value: null, lastErrorObject: { n: 0, updatedExisting: false } },
    left: three,
  },
  {
    of: 'new',
    name: 'returns the document after the change',
    documents: three,
    run: modify({ query: { _id: 2 }, update: { $inc: { a: 5 } }, new: true }),
    answer: { value: { _id: 2, a: 7 } },
  },
  {
    of: 'fields',
    name: 'selects the returned fields',
    documents: [{ _id: 1, a: 1, b: 2 }],
    run: modify({ query: {}, update: { $set: { c: 3 } }, fields: { b: 1, _id: 0 }, new: true }),
    answer: { value: { b: 2 } },
  },
  {
    of: 'findAndModify',
    name: 'changes the first document in sort order',
    documents: three,
    run: modify({ query: {}, sort: { a: -1, _id: -1 }, update: { $set: { b: 1 } } }),
    answer: { value: { _id: 3, a: 2 } },
  },
  {
    of: 'remove',
    name: 'returns the removed document',
    documents: three,
    run: modify({ query: { _id: 1 }, remove: true }),
    answer: { value: { _id: 1, a: 1 }, lastErrorObject: { n: 1 } },
    left: [
      { _id: 2, a: 2 },
      { _id: 3, a: 2 },
    ],
  },
  {
    of: 'upsert',
    name: 'returns the inserted document from findAndModify with new',
    first: [modify({ query: { _id: 1 }, update: { $set: { a: 1 } }, upsert: true })],
    run: modify({ query: { _id: 2 }, update: { $set: { a: 2 } }, upsert: true, new: true }),
    answer: { value: { _id: 2, a: 2 }, lastErrorObject: { n: 1, updatedExisting: false, upserted: 2 } },
    left: [
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ],
  },
  {
    of: 'findAndModify',
    name: 'refuses a duplicate key',
    first: [{ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a', unique: true }] }],
    documents: [
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ],
    run: modify({ query: { _id: 2 }, update: { $set: { a: 1 } } }),
    refused: 11000,
    left: [
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ],
  },
];

const unsatisfied = { writeConcernError: { code: 100, codeName: 'UnsatisfiableWriteConcern' } };

/** The write succeeds; the reply says that a single member cannot meet the write concern. */
const WRITE_CONCERN: Case[] = [
  {
    of: 'w',
    name: 'majority is acknowledged',
    run: { insert: 'c', documents: [{ _id: 1 }], writeConcern: { w: 'majority' } },
    answer: { n: 1, ok: 1 },
    left: [{ _id: 1 }],
  },
  {
    of: 'w',
    name: '3 cannot be met by an insert',
    run: { insert: 'c', documents: [{ _id: 1 }], writeConcern: { w: 3 } },
    answer: { n: 1, ...unsatisfied },
    left: [{ _id: 1 }],
  },
  {
    of: 'w',
    name: '3 cannot be met by an update',
    documents: three,
    run: { update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { a: 5 } } }], writeConcern: { w: 3 } },
    answer: { n: 1, ...unsatisfied },
  },
  {
    of: 'w',
    name: '3 cannot be met by a delete',
    documents: three,
    run: { delete: 'c', deletes: [{ q: {}, limit: 0 }], writeConcern: { w: 3 } },
    answer: { n: 3, ...unsatisfied },
    left: [],
  },
  {
    of: 'w',
    name: '3 cannot be met by findAndModify',
    documents: three,
    run: modify({ query: { _id: 1 }, update: { $set: { a: 5 } }, writeConcern: { w: 3 } }),
    answer: { value: { _id: 1, a: 1 }, ...unsatisfied },
  },
  {
    of: 'w',
    name: '3 cannot be met by createIndexes',
    documents: three,
    run: { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a' }], writeConcern: { w: 3 } },
    answer: unsatisfied,
  },
  {
    of: 'w',
    name: 'refuses an unknown mode',
    run: { insert: 'c', documents: [{ _id: 1 }], writeConcern: { w: 'everywhere' } },
    answer: { n: 1, writeConcernError: { code: 79, codeName: 'UnknownReplWriteConcern' } },
  },
];

export const WRITES: Case[] = [...COMMANDS, ...FIND_AND_MODIFY, ...WRITE_CONCERN];
