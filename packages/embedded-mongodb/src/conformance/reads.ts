import { Double, Int32, Long } from 'bson';
import type { Case } from './case';

const list = [
  { _id: 1, a: 3, b: { c: 1, d: 1 } },
  { _id: 2, a: 1, b: { c: 2, d: 2 } },
  { _id: 3, a: 2, b: { c: 3, d: 3 } },
];
const ids = (...numbers: number[]) => numbers.map((_id) => ({ _id }));
const find = (
  of: string,
  name: string,
  fields: object,
  found: object[],
  documents: object[] = list,
): Case => ({
  of,
  name,
  documents,
  run: { find: 'c', ...fields },
  found,
});
const only = { projection: { _id: 1 } };

const FIND: Case[] = [
  find('find', 'gives all', {}, list),
  find('find', 'gives nothing of no collection', {}, [], []),
  find('sort', 'orders up', { sort: { a: 1 }, ...only }, ids(2, 3, 1)),
  find('sort', 'orders down', { sort: { a: -1 }, ...only }, ids(1, 3, 2)),
  find('sort', 'orders by several fields', { sort: { a: 1, _id: -1 }, ...only }, ids(3, 1, 2), [
    { _id: 1, a: 1 },
    { _id: 2, a: 2 },
    { _id: 3, a: 1 },
  ]),
  find('sort', 'orders types', { sort: { a: 1, _id: 1 }, ...only }, ids(4, 3, 5, 2, 1, 6, 7), [
    { _id: 1, a: true },
    { _id: 2, a: 'x' },
    { _id: 3, a: null },
    { _id: 4, a: [] },
    { _id: 5, a: 1 },
    { _id: 6, a: new Date(0) },
    { _id: 7, a: /x/ },
  ]),
  find('sort', 'takes the least of a list', { sort: { a: 1 }, ...only }, ids(2, 1), [
    { _id: 1, a: 2 },
    { _id: 2, a: [5, 1] },
  ]),
  {
    of: 'sort',
    name: 'refuses a direction',
    documents: list,
    run: { find: 'c', sort: { a: 2 } },
    refused: 15975,
  },
  find('$natural', 'of 1 gives what was stored first', { sort: { $natural: 1 }, ...only }, ids(1, 2, 3)),
  find('$natural', 'of -1 gives what was stored last', { sort: { $natural: -1 }, ...only }, ids(3, 2, 1)),
  find(
    '$natural',
    'of -1 filters, skips and ends as any order',
    { filter: { _id: { $gt: 0 } }, sort: { $natural: -1 }, skip: 1, limit: 1, ...only },
    ids(2),
  ),
  find('$natural', 'of -1 is taken as a hint', { hint: { $natural: -1 }, ...only }, ids(3, 2, 1)),
  find(
    '$natural',
    'as a hint leaves the order to sort',
    { hint: { $natural: -1 }, sort: { a: 1 }, ...only },
    ids(2, 3, 1),
  ),
  {
    of: '$natural',
    name: 'is refused beside other fields',
    documents: list,
    run: { find: 'c', sort: { $natural: 1, a: 1 } },
    refused: 2,
  },
  {
    of: '$natural',
    name: 'is refused in a pipeline',
    documents: list,
    run: { aggregate: 'c', pipeline: [{ $sort: { $natural: 1 } }], cursor: {} },
    refused: 16410,
  },
  {
    of: '$natural',
    name: 'of -1 finds what is changed',
    documents: list,
    run: { findAndModify: 'c', query: {}, sort: { $natural: -1 }, remove: true },
    answer: { value: { _id: 3 } },
  },
  find('skip', 'leaves out the first', { sort: { _id: 1 }, skip: 2, ...only }, ids(3)),
  find('limit', 'ends after so many', { sort: { _id: 1 }, limit: 2, ...only }, ids(1, 2)),
  { of: 'limit', name: 'refuses less than none', run: { find: 'c', limit: -1 }, refused: 51024 },
  find('batchSize', 'gives all, a batch at a time', { batchSize: 2, ...only }, ids(1, 2, 3)),
  find('singleBatch', 'gives one', { singleBatch: true, batchSize: 1, sort: { _id: 1 }, ...only }, ids(1)),
  find('hint', 'reads by the index', { hint: '_id_', ...only }, ids(1, 2, 3)),
  {
    of: 'hint',
    name: 'refuses an index there is not',
    documents: list,
    run: { find: 'c', hint: 'a_1' },
    refused: 2,
  },
  {
    of: 'getMore',
    name: 'refuses an unknown cursor',
    run: { getMore: Long.fromNumber(99), collection: 'c' },
    refused: 43,
  },
  { of: 'an unknown field', name: 'of find is refused', run: { find: 'c', filters: {} }, refused: 40415 },
  { of: 'an unknown command', name: 'is refused', run: { nope: 1 }, refused: 59 },
];

const projected = (name: string, projection: object, found: object[], documents?: object[]) =>
  find('projection', name, { projection, sort: { _id: 1 } }, found, documents);

const PROJECTION: Case[] = [
  projected('keeps a field', { a: 1 }, [
    { _id: 1, a: 3 },
    { _id: 2, a: 1 },
    { _id: 3, a: 2 },
  ]),
  projected('keeps what is in a document', { 'b.c': 1, _id: 0 }, [
    { b: { c: 1 } },
    { b: { c: 2 } },
    { b: { c: 3 } },
  ]),
  projected('leaves fields out', { b: 0 }, [
    { _id: 1, a: 3 },
    { _id: 2, a: 1 },
    { _id: 3, a: 2 },
  ]),
  projected(
    'goes into lists',
    { 'l.a': 1 },
    [{ _id: 1, l: [{ a: 1 }, {}] }],
    [{ _id: 1, l: [{ a: 1, b: 1 }, { b: 2 }] }],
  ),
  projected('cuts a list', { l: { $slice: -1 } }, [{ _id: 1, l: [3] }], [{ _id: 1, l: [1, 2, 3] }]),
  projected(
    'finds a member',
    { l: { $elemMatch: { a: 2 } } },
    [{ _id: 1, l: [{ a: 2, b: 1 }] }],
    [{ _id: 1, l: [{ a: 1 }, { a: 2, b: 1 }] }],
  ),
  {
    of: 'projection',
    name: 'refuses to keep and leave out',
    documents: list,
    run: { find: 'c', projection: { a: 1, b: 0 } },
    refused: 31254,
  },
];

const large = Long.fromString('9007199254740993');
const aggregate = (...pipeline: object[]) => ({ aggregate: 'c', pipeline, cursor: {} });
const stage = (
  of: string,
  name: string,
  pipeline: object[],
  found: object[],
  documents: object[] = list,
): Case => ({
  of,
  name,
  documents,
  run: aggregate(...pipeline),
  found,
});
const byId = { $sort: { _id: 1 } };
const OUTPUT = { n: { $sum: 1 }, all: { $push: '$_id' } };

const AGGREGATE: Case[] = [
  stage(
    '$match',
    'filters',
    [{ $match: { a: { $gt: 1 } } }, byId],
    list.filter(({ a }) => a > 1),
  ),
  stage('$sort', 'orders', [{ $sort: { a: 1 } }], [list[1], list[2], list[0]] as object[]),
  stage('$skip', 'leaves out the first', [byId, { $skip: 2 }], list.slice(2)),
  stage('$limit', 'ends after so many', [byId, { $limit: 1 }], list.slice(0, 1)),
  stage(
    '$limit',
    'ends before a sort',
    [byId, { $limit: 2 }, { $sort: { _id: -1 } }, { $limit: 1 }],
    list.slice(1, 2),
  ),
  stage('$count', 'counts', [{ $match: { a: { $lt: 3 } } }, { $count: 'n' }], [{ n: 2 }]),
  // Some engines give { n: 0 }; MongoDB's manual: a stage without input gives no document.
  stage('$count', 'gives nothing of nothing', [{ $match: { a: 9 } }, { $count: 'n' }], []),
  stage(
    'countDocuments',
    'counts all',
    [{ $match: {} }, { $group: { _id: 1, n: { $sum: 1 } } }],
    [{ _id: 1, n: 3 }],
  ),
  stage(
    'countDocuments',
    'counts behind skip and up to limit',
    [{ $match: {} }, { $skip: 1 }, { $limit: 1 }, { $group: { _id: 1, n: { $sum: 1 } } }],
    [{ _id: 1, n: 1 }],
  ),
  stage(
    'countDocuments',
    'gives nothing of nothing',
    [{ $match: { a: 9 } }, { $group: { _id: 1, n: { $sum: 1 } } }],
    [],
  ),
  stage(
    '$group',
    'counts by a field',
    [{ $group: { _id: '$k', n: { $sum: 1 } } }, byId],
    [
      { _id: 'x', n: 2 },
      { _id: 'y', n: 1 },
    ],
    [
      { _id: 1, k: 'x' },
      { _id: 2, k: 'y' },
      { _id: 3, k: 'x' },
    ],
  ),
  stage(
    '$group',
    'takes what is missing for null',
    [{ $group: { _id: '$k', n: { $sum: 1 } } }],
    [{ _id: null, n: 3 }],
    [{ _id: 1, k: null }, { _id: 2 }, { _id: 3 }],
  ),
  // MongoDB's own source calls this a fault (SERVER-21992) and keeps it: a key of one field is no document until it is given out.
  stage(
    '$group',
    'takes what is missing for null where its document has one field',
    [{ $group: { _id: { k: '$k' }, n: { $sum: 1 } } }],
    [{ _id: { k: null }, n: 2 }],
    [{ _id: 1, k: null }, { _id: 2 }],
  ),
  stage(
    '$group',
    'keeps apart what is missing and what is null where its document has several fields',
    [{ $group: { _id: { k: '$k', l: '$l' }, n: { $sum: 1 } } }, { $sort: { n: 1 } }],
    [
      { _id: { k: null, l: 1 }, n: 1 },
      { _id: { l: 1 }, n: 2 },
    ],
    [
      { _id: 1, k: null, l: 1 },
      { _id: 2, l: 1 },
      { _id: 3, l: 1 },
    ],
  ),
  stage(
    '$push of $group',
    'leaves out what is missing, and keeps null',
    [{ $group: { _id: 1, all: { $push: '$k' } } }],
    [{ _id: 1, all: [1, null] }],
    [{ _id: 1, k: 1 }, { _id: 2 }, { _id: 3, k: null }],
  ),
  stage(
    '$sum',
    'leaves out what is no number',
    [{ $group: { _id: 1, n: { $sum: '$k' } } }],
    [{ _id: 1, n: 3 }],
    [{ _id: 1, k: 1 }, { _id: 2, k: 'x' }, { _id: 3 }, { _id: 4, k: [5] }, { _id: 5, k: 2 }],
  ),
  ...[
    { name: 'adds Longs exactly', k: [large, 1], n: large.add(1) },
    { name: 'grows from Int32 to Long', k: [2147483647, 1], n: Long.fromNumber(2147483648) },
    { name: 'keeps Doubles', k: [new Double(1), 1], n: new Double(2) },
    { name: 'keeps Int32', k: [1, 2], n: 3 },
  ].map(({ name, k, n }) => ({
    ...stage(
      '$sum',
      name,
      [{ $group: { _id: 1, n: { $sum: '$k' } } }],
      [{ _id: 1, n }],
      k.map((one, _id) => ({ _id, k: one })),
    ),
    exact: true,
  })),
  { of: '$limit', name: 'refuses none', documents: list, run: aggregate({ $limit: 0 }), refused: 15958 },
  {
    of: '$group',
    name: 'refuses to be without _id',
    documents: list,
    run: aggregate({ $group: { n: { $sum: 1 } } }),
    refused: 15955,
  },
  {
    of: '$group',
    name: 'refuses an unknown accumulator',
    documents: list,
    run: aggregate({ $group: { _id: null, n: { $nope: 1 } } }),
    refused: 15952,
  },
  stage(
    '$bucket',
    'counts by ranges, from one boundary up to the next, and leaves out empty ones',
    [{ $bucket: { groupBy: '$k', boundaries: [0, 10, 20, 30] } }],
    [
      { _id: 0, count: 2 },
      { _id: 20, count: 1 },
    ],
    [
      { _id: 1, k: 29.5 },
      { _id: 2, k: 0 },
      { _id: 3, k: 9 },
    ],
  ),
  stage(
    '$bucket',
    'has the fields it is asked for',
    [{ $match: { k: { $gte: 1 } } }, { $bucket: { groupBy: '$k', boundaries: [1, 3], output: OUTPUT } }],
    [{ _id: 1, n: 2, all: ['b', 'c'] }],
    [
      { _id: 'a', k: 0 },
      { _id: 'b', k: 1 },
      { _id: 'c', k: 2 },
    ],
  ),
  ...(
    [
      ['a value outside of all ranges', { groupBy: '$a', boundaries: [100, 200] }, 40066],
      ['what is no document', 1, 40201],
      ['an unknown option', { groupBy: '$a', boundaries: [1, 2], nope: 1 }, 40197],
      ['to be without boundaries', { groupBy: '$a' }, 40198],
      ['boundaries that are no list', { groupBy: '$a', boundaries: 1 }, 40200],
      ['a single boundary', { groupBy: '$a', boundaries: [1] }, 40192],
      ['boundaries of several types', { groupBy: '$a', boundaries: [1, 'x'] }, 40193],
      ['boundaries that do not rise', { groupBy: '$a', boundaries: [1, 1] }, 40194],
    ] as const
  ).map(([name, bucket, refused]) => ({
    of: '$bucket',
    name: `refuses ${name}`,
    documents: list,
    run: aggregate({ $bucket: bucket }),
    refused,
  })),
  {
    of: 'aggregate',
    name: 'refuses an unknown stage',
    documents: list,
    run: aggregate({ $nope: 1 }),
    refused: 40324,
  },
  {
    of: 'aggregate',
    name: 'refuses a stage of two names',
    documents: list,
    run: aggregate({ $match: {}, $limit: 1 }),
    refused: 40323,
  },
];

const COUNT: Case[] = [
  {
    of: 'count',
    name: 'counts',
    documents: list,
    run: { count: 'c', query: { a: { $gt: 1 } } },
    answer: { n: 2 },
  },
  { of: 'count', name: 'counts all', documents: list, run: { count: 'c' }, answer: { n: 3 } },
  { of: 'count', name: 'is 0 of no collection', run: { count: 'c' }, answer: { n: 0 } },
  {
    of: 'distinct',
    name: 'gives each value once, of lists each member',
    documents: [{ _id: 1, a: [1, 3] }, { _id: 2, a: 1 }, { _id: 3 }],
    run: { distinct: 'c', key: 'a', query: {} },
    answer: { values: [1, 3] },
  },
  {
    of: 'insert',
    name: 'keeps the types of numbers',
    exact: true,
    documents: [{ _id: 1, i: new Int32(1), d: new Double(1), l: Long.fromString('9007199254740993') }],
    run: { find: 'c' },
    found: [{ _id: 1, i: new Int32(1), d: new Double(1), l: Long.fromString('9007199254740993') }],
  },
];

export const READS: Case[] = [...FIND, ...PROJECTION, ...AGGREGATE, ...COUNT];
