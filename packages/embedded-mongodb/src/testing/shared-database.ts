import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import { launchDatabase, type RunningDatabase } from '../launch';

/** One database for all tests of a file; each takes a name of its own in it. */
export function sharedDatabase(): { fresh: () => Db; uri: () => string; client: () => MongoClient } {
  const folder = mkdtempSync(join(tmpdir(), 'mwanzo-database-'));
  let running: RunningDatabase;
  let client: MongoClient;
  let names = 0;
  beforeAll(async () => {
    running = await launchDatabase({ folder, durable: false });
    client = await MongoClient.connect(running.uri);
  });
  afterAll(async () => {
    await client.close();
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { fresh: () => client.db(`test${++names}`), uri: () => running.uri, client: () => client };
}
