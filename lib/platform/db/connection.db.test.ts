import { Socket } from 'node:net';
import mongoose from 'mongoose';
import { afterEach, expect, test, vi } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { connect, disconnect, patiently, wasConnectionLost } from './connection';

preparedDatabase();
afterEach(() => {
  vi.restoreAllMocks();
});

const ping = async (): Promise<unknown> => (await connect()).connection.db?.command({ ping: 1 });

/** Acts like a socket whose connection the database closed just before a command was written. */
function endedByTheDatabase(this: Socket): boolean {
  this.destroy(Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' }));
  return false;
}

test('a connection that is cut under a command is lost by the time the command fails', async () => {
  await ping();
  const begun = Date.now() + 1;
  await vi.waitUntil(() => Date.now() >= begun);
  expect(wasConnectionLost(begun)).toBe(false);
  vi.spyOn(Socket.prototype, 'write').mockImplementationOnce(endedByTheDatabase);

  let lost: boolean | undefined;
  const failure = await ping().catch((error: unknown) => {
    lost = wasConnectionLost(begun);
    return error;
  });
  expect(failure).toBeInstanceOf(mongoose.mongo.MongoNetworkError);
  expect(lost).toBe(true);
});

test('work that takes long is waited for, and only that', async () => {
  const limit = async () => (await connect()).connection.getClient().options.socketTimeoutMS;
  await disconnect();
  expect(await limit()).toBe(4_500);
  const [patient, within] = await patiently(async () => [await limit(), await patiently(limit)]);
  expect(patient).toBeGreaterThan(60_000);
  expect(within).toBe(patient);
  expect(await limit()).toBe(4_500);
});
