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

test('npm run migrate creates what is missing, with --finish drops what is no longer used; --dry-run only reports it', async () => {
  const first = await migrate('--dry-run');
  expect(first.out).toContain('users: would create the index {email: 1}');
  expect(first.out).toContain(
    'would run migration 7 (write the deduplication hashes of listings): 0 documents',
  );
  expect(await client.db().listCollections().toArray()).toEqual([]);

  expect(await migrate()).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('users: created the index'),
  });
  const wanted = await indexes();
  expect(await migrate()).toEqual({ code: 0, err: '', out: 'The database is up to date.\n' });

  const users = client.db().collection('users');
  await users.createIndex({ shoeSize: 1 });
  const dropped = /users: dropped the index shoeSize_1\n/;
  expect((await migrate()).out).not.toMatch(dropped);
  expect(await indexes()).toContain('shoeSize_1');
  expect((await migrate('--finish')).out).toMatch(dropped);
  expect(await indexes()).toEqual(wanted);
});
