import { once } from 'node:events';
import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { slowDatabase, type SlowDatabase } from '@/dev/testing/stack/slow-database';
import { env } from '@/lib/platform/env/env';
import { runRequest } from '@/lib/platform/log/request-context';
import './connection';

preparedDatabase();

/** Milliseconds to wait for a server. */
const WAIT = 600;

let database: SlowDatabase;
let client: mongoose.mongo.MongoClient;

beforeEach(async () => {
  database = await slowDatabase(env().MONGODB_URI);
  client = new mongoose.mongo.MongoClient(database.uri, {
    heartbeatFrequencyMS: 500,
    serverSelectionTimeoutMS: WAIT,
  });
  await client.connect();
});
afterEach(async () => {
  await client.close();
  database.stop();
});

const ping = (): Promise<unknown> => client.db().command({ ping: 1 });

async function loseServer(): Promise<void> {
  const lost = once(client, 'serverHeartbeatFailed');
  database.stop();
  await lost;
}

/** The milliseconds until a ping fails because there is no server. */
async function waited(): Promise<number> {
  const since = performance.now();
  await expect(ping()).rejects.toThrow(mongoose.mongo.MongoServerSelectionError);
  return performance.now() - since;
}

test('a request waits only once for a server that does not return', async () => {
  await loseServer();
  const [first, second] = await runRequest({ id: 'one' }, async () => [await waited(), await waited()]);
  expect(first).toBeGreaterThanOrEqual(WAIT - 1);
  expect(second).toBeLessThan(WAIT / 2);
});

test('each request waits, and so does each operation outside a request', async () => {
  await loseServer();
  await runRequest({ id: 'one' }, waited);
  expect(await runRequest({ id: 'two' }, waited)).toBeGreaterThanOrEqual(WAIT - 1);
  for (let times = 0; times < 2; times += 1) expect(await waited()).toBeGreaterThanOrEqual(WAIT - 1);
});

test('a request that has waited in vain uses the server once it is back, and then waits again', async () => {
  const port = Number(new URL(database.uri).port);
  await loseServer();
  await runRequest({ id: 'one' }, async () => {
    await waited();
    const found = once(client, 'serverHeartbeatSucceeded');
    database = await slowDatabase(env().MONGODB_URI, port);
    await found;
    expect(await ping()).toMatchObject({ ok: 1 });
    await loseServer();
    expect(await waited()).toBeGreaterThanOrEqual(WAIT - 1);
  });
});
