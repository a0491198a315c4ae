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
    name: 'refuses a second of the same key, and names it',
    first: [index(named({ a: 1, b: 1 }, { unique: true })), insert({ _id: 1, a: 1, b: 1 })],
    run: insert({ _id: 2, a: 1, b: 1 }),
    refused: 11000,
    answer: { writeErrors: [{ keyPattern: { a: 1, b: 1 }, keyValue: { a: 1, b: 1 } }] },
    left: [{ _id: 1, a: 1, b: 1 }],
  },
  {
    of: 'unique',
    name: 'counts what is not there as null',
    first: [index(named({ a: 1 }, { unique: true })), insert({ _id: 1 })],
    run: insert({ _id: 2, a: null }),
    refused: 11000,
  },
  {
    of: 'unique',
    name: 'refuses to be made over two of the same key',
    documents: [
      { _id: 1, a: 1 },
      { _id: 2, a: 1 },
    ],
    run: index(named({ a: 1 }, { unique: true })),
    refused: 11000,
  },
  {
    of: 'sparse',
    name: 'leaves out what has not the field',
    first: [index(named({ a: 1 }, { unique: true, sparse: true })), insert({ _id: 1 })],
    run: insert({ _id: 2 }),
    answer: { n: 1 },
  },
  {
    of: 'partialFilterExpression',
    name: 'is unique within what it holds only',
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
    name: 'is not read for what it does not hold',
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
    name: 'makes them, and the collection',
    run: index(named({ a: 1 }), named({ b: -1, c: 1 })),
    answer: { numIndexesBefore: 1, numIndexesAfter: 3, createdCollectionAutomatically: true },
  },
  {
    of: 'createIndexes',
    name: 'makes none twice',
    first: [index(named({ a: 1 }))],
    run: index(named({ a: 1 })),
    answer: { numIndexesBefore: 2, numIndexesAfter: 2 },
  },
  {
    of: 'createIndexes',
    name: 'refuses another shape under a name',
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
  { of: 'createIndexes', name: 'refuses no keys', run: index({ key: {}, name: 'a' }), refused: 67 },
  {
    of: 'createIndexes',
    name: 'refuses an unknown option',
    run: index(named({ a: 1 }, { uniq: true })),
    refused: 197,
  },
  {
    of: 'createIndexes',
    name: 'holds one list only',
    first: [index(named({ a: 1, b: 1 }))],
    run: insert({ a: [1], b: [2] }),
    refused: 171,
  },
  {
    of: 'expireAfterSeconds',
    name: 'is kept',
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
    name: 'is refused over two fields',
    run: index(named({ a: 1, b: 1 }, { expireAfterSeconds: 1 })),
    refused: 67,
  },
  { of: 'listIndexes', name: 'refuses no collection', run: { listIndexes: 'c' }, refused: 26 },
  {
    of: 'dropIndexes',
    name: 'takes one away',
    first: [index(named({ a: 1 }), named({ b: 1 }))],
    run: { dropIndexes: 'c', index: 'a_1' },
    answer: { nIndexesWas: 3 },
  },
  {
    of: 'dropIndexes',
    name: 'refuses one there is not',
    documents: [{ _id: 1 }],
    run: { dropIndexes: 'c', index: 'a_1' },
    refused: 27,
  },
  {
    of: 'dropIndexes',
    name: 'refuses that of _id',
    documents: [{ _id: 1 }],
    run: { dropIndexes: 'c', index: '_id_' },
    refused: 72,
  },
];

const COLLECTIONS: Case[] = [
  { of: 'create', name: 'makes a collection', run: { create: 'c' }, answer: { ok: 1 } },
  { of: 'create', name: 'refuses $ in a name', run: { insert: 'a$b', documents: [{ _id: 1 }] }, refused: 73 },
  { of: 'drop', name: 'takes all away', documents: [{ _id: 1 }], run: { drop: 'c' }, left: [] },
  { of: 'drop', name: 'of nothing does nothing', run: { drop: 'c' }, answer: { ok: 1 } },
  {
    of: 'listCollections',
    name: 'names them',
    documents: [{ _id: 1 }],
    run: { listCollections: 1, nameOnly: true, filter: { name: 'c' } },
    found: [{ name: 'c', type: 'collection' }],
  },
  { of: 'ping', name: 'is answered', run: { ping: 1 }, answer: { ok: 1 } },
  {
    of: 'dbStats',
    name: 'counts collections and indexes',
    documents: [{ _id: 1 }],
    run: { dbStats: 1 },
    answer: { collections: 1, indexes: 1 },
  },
];

export const SCHEMA: Case[] = [...UNIQUE, ...INDEXES, ...COLLECTIONS];
