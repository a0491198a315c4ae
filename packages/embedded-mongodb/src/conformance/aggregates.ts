import { Double, Long } from 'bson';
import type { Case } from './case';
import { list } from './documents';

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

export const AGGREGATES: Case[] = [
  stage(
    '$match',
    'filters documents',
    [{ $match: { a: { $gt: 1 } } }, byId],
    list.filter(({ a }) => a > 1),
  ),
  stage('$sort', 'sorts documents', [{ $sort: { a: 1 } }], [list[1], list[2], list[0]] as object[]),
  stage('$skip', 'skips the first documents', [byId, { $skip: 2 }], list.slice(2)),
  stage('$limit', 'returns at most that many documents', [byId, { $limit: 1 }], list.slice(0, 1)),
  stage(
    '$limit',
    'applies before a later sort',
    [byId, { $limit: 2 }, { $sort: { _id: -1 } }, { $limit: 1 }],
    list.slice(1, 2),
  ),
  stage('$count', 'counts documents', [{ $match: { a: { $lt: 3 } } }, { $count: 'n' }], [{ n: 2 }]),
  // Some engines return { n: 0 }. According to MongoDB's manual, a stage without input returns no document.
  stage('$count', 'returns no document for no input', [{ $match: { a: 9 } }, { $count: 'n' }], []),
  stage(
    'countDocuments',
    'counts all documents',
    [{ $match: {} }, { $group: { _id: 1, n: { $sum: 1 } } }],
    [{ _id: 1, n: 3 }],
  ),
  stage(
    'countDocuments',
    'respects skip and limit',
    [{ $match: {} }, { $skip: 1 }, { $limit: 1 }, { $group: { _id: 1, n: { $sum: 1 } } }],
    [{ _id: 1, n: 1 }],
  ),
  stage(
    'countDocuments',
    'returns no document for no input',
    [{ $match: { a: 9 } }, { $group: { _id: 1, n: { $sum: 1 } } }],
    [],
  ),
  stage(
    '$group',
    'counts documents per value of a field',
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
    'treats a missing field as null',
    [{ $group: { _id: '$k', n: { $sum: 1 } } }],
    [{ _id: null, n: 3 }],
    [{ _id: 1, k: null }, { _id: 2 }, { _id: 3 }],
  ),
  // Due to a known bug in MongoDB (SERVER-21992), a key of one field becomes a document only in the output.
  stage(
    '$group',
    'treats a missing field as null in a key of one field',
    [{ $group: { _id: { k: '$k' }, n: { $sum: 1 } } }],
    [{ _id: { k: null }, n: 2 }],
    [{ _id: 1, k: null }, { _id: 2 }],
  ),
  stage(
    '$group',
    'distinguishes missing fields from null in a key of several fields',
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
    'omits missing fields but includes null',
    [{ $group: { _id: 1, all: { $push: '$k' } } }],
    [{ _id: 1, all: [1, null] }],
    [{ _id: 1, k: 1 }, { _id: 2 }, { _id: 3, k: null }],
  ),
  stage(
    '$sum',
    'ignores values that are not numbers',
    [{ $group: { _id: 1, n: { $sum: '$k' } } }],
    [{ _id: 1, n: 3 }],
    [{ _id: 1, k: 1 }, { _id: 2, k: 'x' }, { _id: 3 }, { _id: 4, k: [5] }, { _id: 5, k: 2 }],
  ),
  ...[
    { name: 'adds Longs exactly', k: [large, 1], n: large.add(1) },
    { name: 'promotes Int32 to Long on overflow', k: [2147483647, 1], n: Long.fromNumber(2147483648) },
    { name: 'returns a Double for Doubles', k: [new Double(1), 1], n: new Double(2) },
    { name: 'returns an Int32 for Int32s', k: [1, 2], n: 3 },
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
  { of: '$limit', name: 'refuses 0', documents: list, run: aggregate({ $limit: 0 }), refused: 15958 },
  {
    of: '$group',
    name: 'refuses a missing _id',
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
    'counts documents per range, and omits empty ranges',
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
    'returns the requested fields',
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
      ['a value outside all ranges', { groupBy: '$a', boundaries: [100, 200] }, 40066],
      ['an operand that is not a document', 1, 40201],
      ['an unknown option', { groupBy: '$a', boundaries: [1, 2], nope: 1 }, 40197],
      ['missing boundaries', { groupBy: '$a' }, 40198],
      ['boundaries that are not an array', { groupBy: '$a', boundaries: 1 }, 40200],
      ['a single boundary', { groupBy: '$a', boundaries: [1] }, 40192],
      ['boundaries of different types', { groupBy: '$a', boundaries: [1, 'x'] }, 40193],
      ['boundaries that are not ascending', { groupBy: '$a', boundaries: [1, 1] }, 40194],
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
    name: 'refuses a stage with two operators',
    documents: list,
    run: aggregate({ $match: {}, $limit: 1 }),
    refused: 40323,
  },
];
