import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Collection } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchDatabase } from './launch';

interface Item {
  _id: number;
  group: number;
  keys: string[];
}

const ITEMS = 4_000;
const item = (id: number): Item => ({
  _id: id,
  group: id % 7,
  keys: Array.from({ length: 40 }, (_, at) => `word ${(id * 31 + at * 17) % 5_000}`),
});
const allItems = Array.from({ length: ITEMS }, (_, id) => item(id));

const folder = mkdtempSync(join(tmpdir(), 'mwanzo-database-'));
let database: Awaited<ReturnType<typeof launchDatabase>>;
let client: MongoClient;
const items = (name: string): Collection<Item> => client.db('build').collection(name);

async function open(): Promise<void> {
  database = await launchDatabase({ folder, durable: false });
  client = new MongoClient(database.uri, { serverSelectionTimeoutMS: 1_000 });
}

beforeAll(open);
afterAll(async () => {
  await client.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const byIndex = (collection: Collection<Item>, index: string): Promise<number> =>
  collection.countDocuments({ keys: { $gte: '' } }, { hint: index });

test('other clients read and write while a large index is built, and it includes their writes', async () => {
  const collection = items('shared');
  await collection.insertMany(allItems);
  let built = false;
  const building = collection.createIndex({ keys: 1 }).then(() => (built = true));
  let turns = 0;
  for (; !built; turns += 1) {
    await collection.insertOne(item(ITEMS + turns));
    await collection.deleteOne({ _id: turns });
    await collection.updateOne({ _id: 3_000 - turns }, { $set: { keys: ['changed'] } });
  }
  await building;
  expect(turns).toBeGreaterThan(2);
  expect(await byIndex(collection, 'keys_1')).toBe(ITEMS);
  const changed = await collection.find({ keys: 'changed' }, { hint: 'keys_1' }).toArray();
  const scanned = await collection.find({ keys: 'changed' }, { hint: { $natural: 1 } }).toArray();
  expect(changed.map(({ _id }) => _id).sort()).toEqual(scanned.map(({ _id }) => _id).sort());
});

test('two simultaneous requests for the same index create one', async () => {
  const collection = items('twice');
  await collection.insertMany(allItems);
  const names = await Promise.all([1, 2, 3].map(() => collection.createIndex({ keys: 1 })));
  expect(names).toEqual(['keys_1', 'keys_1', 'keys_1']);
  expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_', 'keys_1']);
  expect(await byIndex(collection, 'keys_1')).toBe(ITEMS);
});

test('an index that the documents violate is refused, and nothing of it remains', async () => {
  const collection = items('refused');
  await collection.insertMany(allItems);
  await expect(collection.createIndex({ group: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
  expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  await collection.insertOne(item(ITEMS));
});

test('dropping a collection during an index build also drops the index', async () => {
  const collection = items('dropped');
  await collection.insertMany(allItems);
  const building = collection.createIndex({ keys: 1 });
  const [outcome] = await Promise.allSettled([building, collection.drop()]);
  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 276 } });
  expect(await collection.countDocuments()).toBe(0);
});

test('after a process is killed during an index build, no partial index remains', async () => {
  const collection = items('killed');
  await collection.insertMany(allItems);
  const building = collection.createIndex({ keys: 1 }).catch(() => 'broken off');
  await collection.insertOne(item(ITEMS));
  process.kill(database.pid, 'SIGKILL');
  expect(await building).toBe('broken off');
  await client.close();
  await open();
  expect((await items('killed').indexes()).map(({ name }) => name)).toEqual(['_id_']);
  await items('killed').createIndex({ keys: 1 });
  expect(await byIndex(items('killed'), 'keys_1')).toBe(
    await items('killed').countDocuments({ _id: { $gte: 0 } }),
  );
});
