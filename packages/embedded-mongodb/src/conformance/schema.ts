import type { Document } from 'bson';
import type { Case } from './case';

const index = (...indexes: Document[]) => ({ createIndexes: 'c', indexes });
const named = (key: Document, options: Document = {}): Document => ({
  key,
  name: Object.entries(key).flat().join('_'),
  ...options,
});
const insert = (...documents: Document[]) => ({ insert: 'c', documents });

const UNIQUE: Case[] = [
  {
    of: 'unique',
    name: 'refuses a duplicate key, and reports it',
    first: [index(named({ a: 1, b: 1 }, { unique: true })), insert({ _id: 1, a: 1, b: 1 })],
    run: insert({ _id: 2, a: 1, b: 1 }),
    refused: 11000,
    answer: { writeErrors: [{ keyPattern: { a: 1, b: 1 }, keyValue: { a: 1, b: 1 } }] },
    left: [{ _id: 1, a: 1, b: 1 }],
  },
  {
    of: 'unique',
    name: 'treats a missing field as null',
    first: [index(named({ a: 1 }, { unique: true })), insert({ _id: 1 })],
    run: insert({ _id: 2, a: null }),
    refused: 11000,
  },
  {
    of: 'unique',
    name: 'is refused if existing documents have duplicate keys',
    documents: [
      { _id: 1, a: 1 },
      { _id: 2, a: 1 },
    ],
    run: index(named({ a: 1 }, { unique: true })),
    refused: 11000,
  },
  {
    of: 'sparse',
    name: 'omits documents without the field',
    first: [index(named({ a: 1 }, { unique: true, sparse: true })), insert({ _id: 1 })],
    run: insert({ _id: 2 }),
    answer: { n: 1 },
  },
  {
    of: 'partialFilterExpression',
    name: 'enforces uniqueness only among matching documents',
    first: [
      index(named({ a: 1 }, { unique: true, partialFilterExpression: { open: true } })),
      insert({ _id: 1, a: 1, open: true }, { _id: 2, a: 1, open: false }),
    ],
    run: { update: 'c', updates: [{ q: { _id: 2 }, u: { $set: { open: true } } }] },
    refused: 11000,
    left: [
      { _id: 1, a: 1, open: true },
      { _id: 2, a: 1, open: false },
    ],
  },
  {
    of: 'partialFilterExpression',
    name: 'is not used by queries that need other documents',
    first: [index(named({ a: 1 }, { partialFilterExpression: { a: { $gt: 1 } } }))],
    documents: [
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ],
    run: { find: 'c', filter: { a: { $gte: 1 } }, sort: { _id: 1 } },
    found: [
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ],
  },
  {
    of: 'partialFilterExpression',
    name: 'refuses a regular expression',
    run: index(named({ a: 1 }, { partialFilterExpression: { a: /x/ } })),
    refused: 67,
  },
];

const INDEXES: Case[] = [
  {
    of: 'createIndexes',
    name: 'creates the indexes and the collection',
    run: index(named({ a: 1 }), named({ b: -1, c: 1 })),
    answer: { numIndexesBefore: 1, numIndexesAfter: 3, createdCollectionAutomatically: true },
  },
  {
    of: 'createIndexes',
    name: 'does not create an index twice',
    first: [index(named({ a: 1 }))],
    run: index(named({ a: 1 })),
    answer: { numIndexesBefore: 2, numIndexesAfter: 2 },
  },
  {
    of: 'createIndexes',
    name: 'refuses different options under the same name',
    first: [index(named({ a: 1 }))],
    run: index(named({ a: 1 }, { unique: true })),
    refused: 86,
  },
  {
    of: 'createIndexes',
    name: 'refuses the same keys under another name',
    first: [index(named({ a: 1 }))],
    run: index({ key: { a: 1 }, name: 'other' }),
    refused: 85,
  },
  { of: 'createIndexes', name: 'refuses an empty key', run: index({ key: {}, name: 'a' }), refused: 67 },
  {
    of: 'createIndexes',
    name: 'refuses an unknown option',
    run: index(named({ a: 1 }, { uniq: true })),
    refused: 197,
  },
  {
    of: 'createIndexes',
    name: 'refuses two array fields in one index',
    first: [index(named({ a: 1, b: 1 }))],
    run: insert({ a: [1], b: [2] }),
    refused: 171,
  },
  {
    of: 'expireAfterSeconds',
    name: 'is stored with the index',
    first: [index(named({ a: 1 }, { expireAfterSeconds: 60 }))],
    run: { listIndexes: 'c' },
    answer: {
      cursor: {
        firstBatch: [
          { v: 2, key: { _id: 1 }, name: '_id_' },
          { v: 2, key: { a: 1 }, name: 'a_1', expireAfterSeconds: 60 },
        ],
      },
    },
  },
  {
    of: 'expireAfterSeconds',
    name: 'is refused for two fields',
    run: index(named({ a: 1, b: 1 }, { expireAfterSeconds: 1 })),
    refused: 67,
  },
  { of: 'listIndexes', name: 'refuses a missing collection', run: { listIndexes: 'c' }, refused: 26 },
  {
    of: 'dropIndexes',
    name: 'drops one index',
    first: [index(named({ a: 1 }), named({ b: 1 }))],
    run: { dropIndexes: 'c', index: 'a_1' },
    answer: { nIndexesWas: 3 },
  },
  {
    of: 'dropIndexes',
    name: 'refuses an unknown index',
    documents: [{ _id: 1 }],
    run: { dropIndexes: 'c', index: 'a_1' },
    refused: 27,
  },
  {
    of: 'dropIndexes',
    name: 'refuses to drop the _id index',
    documents: [{ _id: 1 }],
    run: { dropIndexes: 'c', index: '_id_' },
    refused: 72,
  },
];

const COLLECTIONS: Case[] = [
  { of: 'create', name: 'creates a collection', run: { create: 'c' }, answer: { ok: 1 } },
  {
    of: 'create',
    name: 'refuses a name with $',
    run: { insert: 'a$b', documents: [{ _id: 1 }] },
    refused: 73,
  },
  { of: 'drop', name: 'drops the collection', documents: [{ _id: 1 }], run: { drop: 'c' }, left: [] },
  { of: 'drop', name: 'succeeds if the collection does not exist', run: { drop: 'c' }, answer: { ok: 1 } },
  {
    of: 'listCollections',
    name: 'lists collection names',
    documents: [{ _id: 1 }],
    run: { listCollections: 1, nameOnly: true, filter: { name: 'c' } },
    found: [{ name: 'c', type: 'collection' }],
  },
  { of: 'ping', name: 'returns ok', run: { ping: 1 }, answer: { ok: 1 } },
  {
    of: 'dbStats',
    name: 'counts collections and indexes',
    documents: [{ _id: 1 }],
    run: { dbStats: 1 },
    answer: { collections: 1, indexes: 1 },
  },
];

export const SCHEMA: Case[] = [...UNIQUE, ...INDEXES, ...COLLECTIONS];
