import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Collection } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchDatabase, type RunningDatabase } from './launch';

const folder = mkdtempSync(join(tmpdir(), 'mwanzo-indexed-only-'));
let database: RunningDatabase;
let held: MongoClient;
let free: MongoClient;

beforeAll(async () => {
  database = await launchDatabase({ folder, durable: false, indexedOnly: 'held' });
  held = new MongoClient(database.uri, { appName: 'held' });
  free = new MongoClient(database.uri, { appName: 'free' });
  const things = free.db().collection('things');
  await things.createIndex({ indexed: 1 });
  await things.insertMany([
    { indexed: 1, other: 1 },
    { indexed: 2, other: 2 },
  ]);
});
afterAll(async () => {
  await Promise.all([held.close(), free.close()]);
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const refused = { code: 291 };

/** Every kind of operation, each with the same filter on one path. */
const ways = (path: string): Record<string, (things: Collection) => Promise<unknown>> => ({
  find: (things) => things.find({ [path]: 1 }).toArray(),
  count: (things) => things.countDocuments({ [path]: 1 }),
  distinct: (things) => things.distinct('other', { [path]: 1 }),
  aggregate: (things) =>
    things.aggregate([{ $match: { [path]: 1 } }, { $group: { _id: '$other' } }]).toArray(),
  'find and update': (things) => things.findOneAndUpdate({ [path]: 1 }, { $set: { seen: true } }),
  update: (things) => things.updateMany({ [path]: 1 }, { $set: { seen: true } }),
  delete: (things) => things.deleteMany({ [path]: 7 }),
});

describe('the application that must use indexes', () => {
  test.each(Object.keys(ways('')))('may not %s by a field without an index', async (way) => {
    await expect(ways('other')[way]?.(held.db().collection('things'))).rejects.toMatchObject(refused);
  });

  test.each(Object.keys(ways('')))('may %s by an indexed field', async (way) => {
    await expect(ways('indexed')[way]?.(held.db().collection('things'))).resolves.toBeDefined();
  });

  test('may scan a whole collection if it says so', async () => {
    const things = held.db().collection('things');
    expect(await things.find({ other: 1 }).hint({ $natural: 1 }).toArray()).toHaveLength(1);
  });

  test('may estimate the number of documents, but not count them', async () => {
    const things = held.db().collection('things');
    expect(await things.estimatedDocumentCount()).toBe(2);
    await expect(things.countDocuments({})).rejects.toMatchObject(refused);
  });
});

test.each(Object.keys(ways('')))('other applications may %s by any field', async (way) => {
  await expect(ways('other')[way]?.(free.db().collection('things'))).resolves.toBeDefined();
});
