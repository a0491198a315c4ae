import {
  MongoClient,
  Timestamp,
  type ChangeStream,
  type ChangeStreamDocument,
  type ChangeStreamOptions,
  type Document,
} from 'mongodb';
import { expect, test } from 'vitest';
import { launchDatabase } from './launch';
import { itemsOf, type Item } from './testing/items';
import { sharedDatabase } from './testing/shared-database';
import { tempFolder } from './testing/temp-folder';

const { fresh, client } = sharedDatabase();
const { items } = itemsOf(fresh);

type Events = ChangeStream<Item, Document & ChangeStreamDocument<Item>>;

interface Watchable {
  watch(stages: Document[], options: ChangeStreamOptions): unknown;
}

/** Opens a stream that reports all later writes. */
async function opened(
  of: Watchable,
  stages: Document[] = [],
  options: ChangeStreamOptions = {},
): Promise<Events> {
  const stream = of.watch(stages, { maxAwaitTimeMS: 50, ...options }) as Events;
  expect(await stream.tryNext()).toBeNull();
  return stream;
}

const take = async (stream: Events, count: number): Promise<Document[]> => {
  const events: Document[] = [];
  while (events.length < count) events.push(await stream.next());
  return events;
};

const kindsOf = (events: Document[]) =>
  events.map(({ operationType, documentKey }) => [operationType, documentKey?._id]);

test('reports every kind of change in order, with its fields', async () => {
  const collection = items();
  const stream = await opened(collection);
  await collection.insertOne({ _id: 1, n: 1, list: [1, 2, 3], deep: { a: 1, b: 2 } });
  await collection.updateOne(
    { _id: 1 },
    { $set: { 'deep.a': 5, new: true }, $unset: { n: '' }, $push: { list: 4 } as never },
  );
  await collection.updateOne({ _id: 1 }, { $pop: { list: 1 } as never });
  await collection.replaceOne({ _id: 1 }, { x: 1 });
  await collection.updateOne({ _id: 1 }, { $set: { x: 1 } });
  await collection.deleteOne({ _id: 1 });
  const events = await take(stream, 5);
  const ns = { db: collection.dbName, coll: 'items' };
  const documentKey = { _id: 1 };
  expect(events).toMatchObject([
    {
      operationType: 'insert',
      ns,
      documentKey,
      fullDocument: { _id: 1, n: 1, list: [1, 2, 3], deep: { a: 1, b: 2 } },
    },
    { operationType: 'update', ns, documentKey },
    { operationType: 'update', ns, documentKey },
    { operationType: 'replace', ns, documentKey, fullDocument: { _id: 1, x: 1 } },
    { operationType: 'delete', ns, documentKey },
  ]);
  expect(events[1]?.['updateDescription']).toEqual({
    updatedFields: { 'deep.a': 5, 'list.3': 4, new: true },
    removedFields: ['n'],
    truncatedArrays: [],
  });
  expect(events[2]?.['updateDescription']).toEqual({
    updatedFields: {},
    removedFields: [],
    truncatedArrays: [{ field: 'list', newSize: 3 }],
  });
  expect(events[1]).not.toHaveProperty('fullDocument');
  expect(
    events.every(({ clusterTime, wallTime }) => clusterTime instanceof Timestamp && wallTime instanceof Date),
  ).toBe(true);
  const times = events.map(({ clusterTime }) => (clusterTime as Timestamp).toBigInt());
  expect([...times].sort((a, b) => (a < b ? -1 : 1))).toEqual(times);
  await stream.close();
});

test('watches a collection, a database or everything', async () => {
  const database = fresh();
  const other = fresh();
  const streams = [
    await opened(database.collection('items')),
    await opened(database),
    await opened(client()),
  ];
  await other.collection<Item>('items').insertOne({ _id: 1 });
  await database.collection<Item>('others').insertOne({ _id: 2 });
  await database.collection<Item>('items').insertOne({ _id: 3 });
  const seen = await Promise.all(streams.map((stream, at) => take(stream, at + 1)));
  expect(seen.map((events) => events.map(({ documentKey }) => documentKey._id))).toEqual([
    [3],
    [2, 3],
    [1, 2, 3],
  ]);
  await Promise.all(streams.map((stream) => stream.close()));
});

test('waits for changes up to the given time, and reports them at once', async () => {
  const collection = items();
  const before = await opened(collection);
  await collection.insertOne({ _id: 0 });
  const resumeAfter = (await before.next())['_id'];
  await before.close();
  const began = performance.now();
  const stream = collection.watch([], { resumeAfter, maxAwaitTimeMS: 60_000 }) as unknown as Events;
  for (const _id of [1, 2, 3]) {
    const next = stream.next();
    await collection.insertOne({ _id });
    expect(await next).toMatchObject({ documentKey: { _id } });
  }
  expect(performance.now() - began).toBeLessThan(20_000);
  await stream.close();
});

test('looks up documents, and runs later stages', async () => {
  const collection = items();
  const stages = [
    { $match: { operationType: 'update', 'updateDescription.updatedFields.n': { $gte: 2 } } },
    { $project: { 'fullDocument.n': 1 } },
  ];
  const stream = await opened(collection, stages, { fullDocument: 'updateLookup' });
  await collection.insertOne({ _id: 1, n: 1 });
  for (const n of [1, 2, 3]) await collection.updateOne({ _id: 1 }, { $set: { n } });
  expect(await take(stream, 2)).toEqual([
    { _id: expect.anything(), fullDocument: { n: 3 } },
    { _id: expect.anything(), fullDocument: { n: 3 } },
  ]);
  await stream.close();
  const bad = collection.watch([{ $project: { _id: 0 } }]) as unknown as Events;
  await bad.tryNext();
  await collection.insertOne({ _id: 2 });
  await expect(bad.next()).rejects.toMatchObject({ code: 280 });
});

test('reports the changes of a transaction together at its commit, and never those of an aborted one', async () => {
  const collection = items();
  await collection.insertOne({ _id: 0 });
  const stream = await opened(collection);
  await client().withSession(async (session) => {
    session.startTransaction();
    await collection.insertOne({ _id: 1 }, { session });
    await collection.insertOne({ _id: 9 });
    await collection.updateOne({ _id: 0 }, { $set: { n: 1 } }, { session });
    await session.commitTransaction();
    session.startTransaction();
    await collection.insertOne({ _id: 2 }, { session });
    await session.abortTransaction();
  });
  await collection.deleteOne({ _id: 9 });
  const events = await take(stream, 4);
  expect(kindsOf(events)).toEqual([
    ['insert', 9],
    ['insert', 1],
    ['update', 0],
    ['delete', 9],
  ]);
  expect(events[1]?.['clusterTime']).toEqual(events[2]?.['clusterTime']);
  await stream.close();
  const resumed = collection.watch([], { resumeAfter: events[1]?.['_id'] }) as unknown as Events;
  expect(kindsOf(await take(resumed, 2))).toEqual([
    ['update', 0],
    ['delete', 9],
  ]);
  await resumed.close();
});

test('resumes after a token or at a time', async () => {
  const collection = items();
  const stream = await opened(collection);
  await collection.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
  const [first, second] = await take(stream, 2);
  await stream.close();
  const seen = async (options: object) => {
    const again = collection.watch([], options) as unknown as Events;
    const event = await again.next();
    await again.close();
    return event['documentKey']._id as number;
  };
  expect(await seen({ resumeAfter: first?.['_id'] })).toBe(2);
  expect(await seen({ startAfter: second?.['_id'] })).toBe(3);
  expect(await seen({ startAtOperationTime: second?.['clusterTime'] })).toBe(2);
});

test('ends when its collection is dropped, and can be resumed after that', async () => {
  const collection = items();
  await collection.insertOne({ _id: 1 });
  const stream = await opened(collection);
  await collection.drop();
  const [drop, invalidate] = await take(stream, 2);
  expect([drop?.['operationType'], invalidate?.['operationType']]).toEqual(['drop', 'invalidate']);
  expect(await stream.hasNext().catch(() => false)).toBe(false);
  await collection.insertOne({ _id: 2 });
  const token = invalidate?.['_id'];
  const again = collection.watch([], { startAfter: token }) as unknown as Events;
  expect(kindsOf(await take(again, 1))).toEqual([['insert', 2]]);
  await again.close();
  const refused = collection.watch([], { resumeAfter: token }) as unknown as Events;
  await expect(refused.next()).rejects.toMatchObject({ code: 260 });
});

test('resumes automatically after the process is killed, and misses nothing', async () => {
  const folder = tempFolder();
  const first = await launchDatabase({ folder });
  const [writer, reader] = [await MongoClient.connect(first.uri), await MongoClient.connect(first.uri)];
  const stream = await opened(reader.db().collection('items'));
  const insert = (_id: number) => writer.db().collection<Item>('items').insertOne({ _id });
  await insert(1);
  expect(kindsOf(await take(stream, 1))).toEqual([['insert', 1]]);
  await insert(2);
  process.kill(first.pid, 'SIGKILL');
  await first.stop();
  const second = await launchDatabase({ folder, port: first.port });
  await insert(3);
  expect(kindsOf(await take(stream, 2))).toEqual([
    ['insert', 2],
    ['insert', 3],
  ]);
  await stream.close();
  await Promise.all([writer.close(), reader.close()]);
  await second.stop();
});

test.each<[string, Document, number]>([
  ['a position that was removed', { startAtOperationTime: new Timestamp({ t: 1_000, i: 1 }) }, 286],
  ['an invalid token', { resumeAfter: { _data: 'xyz' } }, 50811],
  ['two positions', { resumeAfter: { _data: '00' }, startAfter: { _data: '00' } }, 40674],
  ['pre-images of documents', { fullDocumentBeforeChange: 'required' }, 2],
  ['an unknown option', { nope: 1 }, 40415],
])('refuses %s', async (_, options, code) => {
  await opened(items()).then((stream) => stream.close());
  const given = { aggregate: 'items', pipeline: [{ $changeStream: options }], cursor: {} };
  await expect(fresh().command(given)).rejects.toMatchObject({ code });
});

test('refuses invalid stages, and a stream in a transaction', async () => {
  const start = (more: Document[]) =>
    fresh().command({ aggregate: 'items', pipeline: [{ $changeStream: {} }, ...more], cursor: {} });
  await expect(start([{ $group: { _id: 1 } }])).rejects.toMatchObject({ code: 20 });
  await expect(start([{ $addFields: { a: 1 } }])).rejects.toMatchObject({ code: 40324 });
  await expect(start([{ $match: {}, $project: { a: 1 } }])).rejects.toMatchObject({ code: 40323 });
  await expect(start([{ $project: { a: { $slice: 1 } } }])).rejects.toMatchObject({ code: 168 });
  await expect(start([{ $project: { a: '$fullDocument.a' } }])).rejects.toMatchObject({ code: 2 });
  await expect(start([{ $project: {} }])).rejects.toMatchObject({ code: 51272 });
  await expect(start([{ $project: 1 }])).rejects.toMatchObject({ code: 15969 });
  await client().withSession(async (session) => {
    session.startTransaction();
    const inside = items()
      .aggregate([{ $changeStream: {} }], { session })
      .toArray();
    await expect(inside).rejects.toMatchObject({ code: 263 });
  });
});
