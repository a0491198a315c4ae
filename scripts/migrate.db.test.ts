import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningDatabase } from 'embedded-mongodb';
import { testDatabase } from 'embedded-mongodb/any-engine';
import { runCommand } from '@/dev/testing/stack/run-command';

let folder: string;
let database: RunningDatabase;
let client: MongoClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-migrate-'));
  database = await testDatabase({ folder, durable: false, database: 'mwanzo' });
  client = await MongoClient.connect(database.uri);
});
afterAll(async () => {
  await client?.close();
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

const migrate = (...args: string[]) => runCommand('migrate', args, { MONGODB_URI: database.uri });
const indexes = async () => {
  const names = await client.db().collection('users').indexes();
  return names.map(({ name }) => name).sort();
};

test('npm run migrate makes what is missing and drops what is no longer used; --dry-run only says so', async () => {
  expect(await migrate()).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('users: made the index'),
  });
  const wanted = await indexes();
  expect(await migrate()).toEqual({ code: 0, err: '', out: 'The indexes are as this version uses them.\n' });

  const users = client.db().collection('users');
  await users.createIndex({ shoeSize: 1 });
  await users.dropIndex(wanted.find((name) => name?.startsWith('username')) ?? '');
  const before = await indexes();
  const { out } = await migrate('--dry-run');
  expect(out).toContain('users: would drop the index shoeSize_1');
  expect(out).toMatch(/users: would make the index \{username/);
  expect(await indexes()).toEqual(before);

  expect((await migrate()).out).toContain('users: dropped the index shoeSize_1');
  expect(await indexes()).toEqual(wanted);
});
