import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import type { RunningDatabase } from '../launch';
import { testDatabase, testName } from './any-engine';

/** Starts one engine for all tests in a file; each test gets a new database on it. */
export function sharedDatabase(): { fresh: () => Db; uri: () => string; client: () => MongoClient } {
  const folder = mkdtempSync(join(tmpdir(), 'mwanzo-database-'));
  const made: Db[] = [];
  let running: RunningDatabase;
  let client: MongoClient;
  beforeAll(async () => {
    running = await testDatabase({ folder, durable: false });
    client = await MongoClient.connect(running.uri);
  });
  afterAll(async () => {
    for (const db of made) await db.dropDatabase();
    await client.close();
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const fresh = () => {
    const db = client.db(testName());
    made.push(db);
    return db;
  };
  return { fresh, uri: () => running.uri, client: () => client };
}
