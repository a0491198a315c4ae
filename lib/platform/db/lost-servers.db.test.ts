import { once } from 'node:events';
import { connect as dial, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { env } from '@/lib/platform/env/env';
import { runRequest } from '@/lib/platform/log/request-context';
import './connection';

preparedDatabase();

/** Milliseconds to wait for a server. */
const WAIT = 600;

/** Passes connections on to the database until it is closed. */
let line: Server;
const sockets = new Set<Socket>();
let client: mongoose.mongo.MongoClient;

const listen = async (port = 0): Promise<number> => {
  line.listen(port, '127.0.0.1');
  await once(line, 'listening');
  return (line.address() as AddressInfo).port;
};

const cut = async (): Promise<void> => {
  for (const socket of sockets) socket.destroy();
  line.close();
  await once(line, 'close');
};

beforeEach(async () => {
  const { hostname, port } = new URL(env().MONGODB_URI);
  line = createServer((socket) => {
    const database = dial(Number(port), hostname);
    for (const [one, other] of [
      [socket, database],
      [database, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  client = new mongoose.mongo.MongoClient(`mongodb://127.0.0.1:${await listen()}/?directConnection=true`, {
    heartbeatFrequencyMS: 500,
    serverSelectionTimeoutMS: WAIT,
  });
  await client.connect();
});
afterEach(async () => {
  await client.close();
  if (line.listening) await cut();
});

const ping = (): Promise<unknown> => client.db().command({ ping: 1 });

async function loseServer(): Promise<void> {
  const lost = once(client, 'serverHeartbeatFailed');
  await cut();
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

test('a request that has waited in vain uses the server once it is back', async () => {
  const { port } = line.address() as AddressInfo;
  await loseServer();
  await runRequest({ id: 'one' }, async () => {
    await waited();
    const found = once(client, 'serverHeartbeatSucceeded');
    await listen(port);
    await found;
    expect(await ping()).toMatchObject({ ok: 1 });
  });
});
