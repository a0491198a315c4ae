import { expect, test } from 'vitest';
import { sharedDatabase } from './testing/shared-database';

const { fresh } = sharedDatabase();

const VALUES = [1, 2, 2.5, 'x', null, undefined, new Date(0), true, { a: 1 }];
const documents = Array.from({ length: 400 }, (_, at) => ({
  _id: at as never,
  k: VALUES[at % VALUES.length],
  open: at % 3,
}));
const group = { $group: { _id: '$k', n: { $sum: 1 } } };

/** Runs a pipeline on two collections with the same documents, one of which has indexes. */
async function both(pipeline: object[], index: Record<string, 1 | -1>) {
  const [plain, indexed] = [fresh().collection('plain'), fresh().collection('indexed')];
  await indexed.createIndex(index);
  for (const collection of [plain, indexed])
    await collection.insertMany(documents, { ignoreUndefined: true });
  const of = async (collection: typeof plain) =>
    (await collection.aggregate(pipeline).toArray()).map((one) => JSON.stringify(one)).sort();
  return { plain: await of(plain), indexed: await of(indexed) };
}

test.each<[string, object[], Record<string, 1 | -1>]>([
  ['all', [group], { k: 1, open: 1 }],
  ['backwards', [group], { k: -1 }],
  ['documents that match an indexed condition', [{ $match: { open: { $gt: 0 } } }, group], { k: 1, open: 1 }],
  ['documents that match an unindexed condition', [{ $match: { _id: { $lt: 50 } } }, group], { k: 1 }],
  ['no documents', [{ $match: { open: 9 } }, group], { k: 1, open: 1 }],
  ['only some groups', [{ $match: { k: { $in: [1, 'x', 'x', 7] } } }, group], { k: 1 }],
  ['a single group', [{ $match: { k: null } }, group], { k: 1 }],
  ['groups in a range', [{ $match: { k: { $gte: 2 } } }, group], { k: 1 }],
  ['with later stages', [group, { $match: { n: { $gt: 44 } } }, { $count: 'many' }], { k: 1 }],
])('counts with an index give the same result as reading the documents: %s', async (_, pipeline, index) => {
  const { plain, indexed } = await both(pipeline, index);
  expect(indexed).toEqual(plain);
});

test('fields with arrays, and sparse or partial indexes, are counted by reading the documents', async () => {
  const things = fresh().collection('things');
  await things.createIndex({ k: 1 });
  await things.createIndex({ s: 1 }, { sparse: true });
  await things.insertMany([{ k: [1, 2], s: 1 }, { k: 1 }, { k: [1, 2] }]);
  const counts = async (path: string) =>
    (
      await things.aggregate([{ $group: { _id: `$${path}`, n: { $sum: 1 } } }, { $sort: { n: 1 } }]).toArray()
    ).map(({ _id, n }) => [_id as unknown, n as number]);
  expect(await counts('k')).toEqual([
    [1, 1],
    [[1, 2], 2],
  ]);
  expect(await counts('s')).toEqual([
    [1, 1],
    [null, 2],
  ]);
});

test('too many groups are counted by reading the documents', async () => {
  const things = fresh().collection('many');
  await things.createIndex({ k: 1 });
  await things.insertMany(Array.from({ length: 600 }, (_, at) => ({ k: at % 300 })));
  const counts = await things.aggregate([{ $group: { _id: '$k', n: { $sum: 1 } } }]).toArray();
  expect(counts).toHaveLength(300);
  expect(counts.every(({ n }) => n === 2)).toBe(true);
});

test.each<[string, object, Record<string, 1 | -1>]>([
  ['by an index', {}, { at: 1 }],
  ['by the last field of an index', { open: 1 }, { open: 1, at: -1 }],
  ['by an index that covers only part of the filter', { _id: { $lt: 150 } }, { at: -1 }],
])(
  'counts per range with an index give the same result as reading the documents: %s',
  async (_, also, index) => {
    const [plain, indexed] = [fresh().collection('plain'), fresh().collection('indexed')];
    const boundaries = [0, 100, 101, 250, 399, 1_000].map((ms) => new Date(ms));
    await indexed.createIndex(index);
    for (const collection of [plain, indexed])
      await collection.insertMany(
        documents.map(({ _id, open }) => ({ _id, open, at: new Date(Number(_id)) })),
      );
    const counts = (collection: typeof plain) =>
      collection
        .aggregate([
          { $match: { ...also, at: { $gte: boundaries[0], $lt: boundaries.at(-1) } } },
          { $bucket: { groupBy: '$at', boundaries } },
        ])
        .toArray();
    expect(await counts(indexed)).toEqual(await counts(plain));
    expect(await counts(indexed)).not.toEqual([]);
  },
);

test('array fields are not counted per range with an index', async () => {
  const things = fresh().collection('lists');
  await things.createIndex({ k: 1 });
  await things.insertMany([{ k: [1, 2] }]);
  const inRanges = things.aggregate([
    { $match: { k: { $gte: 0, $lt: 3 } } },
    { $bucket: { groupBy: '$k', boundaries: [0, 2, 3] } },
  ]);
  await expect(inRanges.toArray()).rejects.toMatchObject({ code: 40066 });
});
