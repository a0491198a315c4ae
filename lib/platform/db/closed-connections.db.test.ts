import { once } from 'node:events';
import { Socket } from 'node:net';
import mongoose from 'mongoose';
import { afterEach, expect, test, vi } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { env } from '@/lib/platform/env/env';
import { connect } from './connection';

preparedDatabase();
afterEach(() => {
  vi.restoreAllMocks();
});

const ping = async (): Promise<unknown> => (await connect()).connection.db?.command({ ping: 1 });

/** Silently closes the socket of the next command that contains this word while the command is being written. */
function closeUnderNext(word: string): void {
  const write = Socket.prototype.write;
  let closed = false;
  vi.spyOn(Socket.prototype, 'write').mockImplementation(function (this: Socket, ...sent: unknown[]) {
    const [bytes] = sent;
    if (closed || !Buffer.isBuffer(bytes) || !bytes.includes(word)) {
      return Reflect.apply(write, this, sent) as boolean;
    }
    closed = true;
    this.destroy();
    return false;
  } as typeof write);
}

test('a command on a connection that closes while it is written fails', async () => {
  await ping();
  closeUnderNext('ping');
  await expect(ping()).rejects.toThrow(/^connection \d+ to 127\.0\.0\.1:\d+ closed$/);
  await expect(ping()).resolves.toMatchObject({ ok: 1 });
});

test('a heartbeat on a connection that closes while it is written fails, and the next one finds the database', async () => {
  const client = new mongoose.mongo.MongoClient(env().MONGODB_URI, { heartbeatFrequencyMS: 500 });
  try {
    await client.connect();
    closeUnderNext('hello');
    await once(client, 'serverHeartbeatFailed');
    await once(client, 'serverHeartbeatSucceeded');
    await expect(client.db().command({ ping: 1 })).resolves.toMatchObject({ ok: 1 });
  } finally {
    await client.close();
  }
});
