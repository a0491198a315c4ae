import { MongoClient } from 'mongodb';
import { expect, test } from 'vitest';
import { launchDatabase } from './launch';
import { tempFolder } from './testing/temp-folder';

const ROUNDS = process.env.LONG_TESTS ? 10 : 3;
const WRITERS = 16;

interface Acknowledged {
  inserted: Set<string>;
  /** Increments per writer: acknowledged and attempted. */
  raised: number[];
  tried: number[];
}

/** Writes without pause until the connection breaks, and records the acknowledged writes. */
async function write(
  client: MongoClient,
  writer: number,
  round: number,
  kept: Acknowledged,
  onWritten: () => void,
): Promise<void> {
  const database = client.db('kill');
  for (let i = 0; ; i++) {
    const id = `${round}-${writer}-${i}`;
    try {
      await database
        .collection<{ _id: string; key: string; text: string }>('items')
        .insertOne({ _id: id, key: id, text: 'x'.repeat(200) });
      kept.inserted.add(id);
      kept.tried[writer] = (kept.tried[writer] ?? 0) + 1;
      await database
        .collection<{ _id: number; n: number }>('counters')
        .updateOne({ _id: writer }, { $inc: { n: 1 } }, { upsert: true });
      kept.raised[writer] = (kept.raised[writer] ?? 0) + 1;
    } catch {
      return;
    }
    onWritten();
  }
}

async function check(client: MongoClient, kept: Acknowledged): Promise<void> {
  const items = client.db('kill').collection<{ _id: string; key: string }>('items');
  const there = new Set((await items.find({}, { hint: { $natural: 1 } }).toArray()).map((item) => item._id));
  expect([...kept.inserted].filter((id) => !there.has(id))).toEqual([]);
  expect(await items.countDocuments({ key: { $gte: '' } }, { hint: 'key_1' })).toBe(there.size);
  expect(await items.countDocuments({ _id: { $gte: '' } })).toBe(there.size);
  for (const counter of await client
    .db('kill')
    .collection<{ _id: number; n: number }>('counters')
    .find()
    .toArray()) {
    expect(counter.n).toBeGreaterThanOrEqual(kept.raised[counter._id] ?? 0);
    expect(counter.n).toBeLessThanOrEqual(kept.tried[counter._id] ?? 0);
  }
}

test(
  `killed ${ROUNDS} times under ${WRITERS} writers, it loses nothing that was acknowledged`,
  { timeout: 150_000 },
  async () => {
    const folder = tempFolder();
    const kept: Acknowledged = { inserted: new Set(), raised: [], tried: [] };
    for (let round = 0; round < ROUNDS; round++) {
      const database = await launchDatabase({ folder, durable: true });
      const client = new MongoClient(database.uri, {
        maxPoolSize: WRITERS,
        serverSelectionTimeoutMS: 500,
        retryReads: false,
      });
      await client.db('kill').collection('items').createIndex({ key: 1 }, { unique: true });
      await check(client, kept);
      const killAfter = 50 + round * 60;
      let written = 0;
      const writers = Array.from({ length: WRITERS }, (_, writer) =>
        write(client, writer, round, kept, () => {
          if (++written === killAfter) process.kill(database.pid, 'SIGKILL');
        }),
      );
      await Promise.all(writers);
      await client.close();
      await database.stop();
    }
    const database = await launchDatabase({ folder });
    const client = new MongoClient(database.uri);
    await check(client, kept);
    await client.close();
    await database.stop();
    console.log(`${kept.inserted.size} acknowledged documents, none lost`);
    expect(kept.inserted.size).toBeGreaterThan(ROUNDS * 50);
  },
);
