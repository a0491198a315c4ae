import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningDatabase } from 'embedded-mongodb';
import { testDatabase } from 'embedded-mongodb/any-engine';
import { disconnect } from '@/lib/platform/db/connection';
import { prepareDatabase } from './prepare-database';

let folder: string;
let database: RunningDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-test-'));
  database = await testDatabase({ folder, durable: false, database: 'mwanzo' });
  Object.assign(process.env, {
    APP_URL: 'http://127.0.0.1:3000',
    MONGODB_URI: database.uri,
    SMTP_URL: 'smtp://127.0.0.1:1025',
    AUTH_SECRET: 'x'.repeat(32),
  });
});
afterAll(async () => {
  await disconnect();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

async function indexes(): Promise<Record<string, string[]>> {
  const collections = await mongoose.connection.listCollections();
  const pairs = collections.map(async ({ name }) => {
    const found = await mongoose.connection.collection(name).indexes();
    return [name, found.map(({ key, unique }) => JSON.stringify({ key, unique: unique ?? false })).sort()];
  });
  return Object.fromEntries(await Promise.all(pairs)) as Record<string, string[]>;
}

const key = (fields: object, unique = false) => JSON.stringify({ key: fields, unique });

test('makes every collection and index there is a model for, several times at once and again', async () => {
  await Promise.all([prepareDatabase(), prepareDatabase()]);
  const first = await indexes();
  const files = await readdir('models');
  const sources = await Promise.all(files.map((name) => readFile(join('models', name), 'utf8')));
  const collections = sources.flatMap((source) => [...source.matchAll(/define\('\w+', \w+, '(\w+)'\)/g)]);
  expect(collections.length).toBeGreaterThanOrEqual(10);
  for (const [, name = ''] of collections) expect(first).toHaveProperty([name]);
  for (const model of Object.values(mongoose.models)) {
    expect(first[model.collection.collectionName], model.modelName).toHaveLength(
      model.schema.indexes().length + 1,
    );
  }
  await prepareDatabase();
  expect(await indexes()).toEqual(first);
});

test('what must be unique is', async () => {
  const found = await indexes();
  expect(found['users']).toEqual(
    expect.arrayContaining([key({ email: 1 }, true), key({ username: 1 }, true)]),
  );
  expect(found['files.chunks']).toContain(key({ files_id: 1, n: 1 }, true));
});
