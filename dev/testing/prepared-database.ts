import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { disconnect } from '@/lib/db';
import { prepareDatabase } from '@/lib/prepare-database';
import type { RunningDatabase } from 'embedded-mongodb';
import { connectToStack } from './fixtures';
import { testDatabase } from './test-database';

/** Gives a *.db.test.ts file an empty database with every index, on the connection of the verbs. */
export function preparedDatabase(): void {
  let folder: string;
  let database: RunningDatabase | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mwanzo-verbs-'));
    database = await testDatabase({ folder, durable: false });
    await connectToStack({
      mongoUri: database.uri,
      authSecret: 'a secret that no deployment would ever use',
    });
    await prepareDatabase();
  });
  afterAll(async () => {
    await disconnect();
    await database?.stop();
    await rm(folder, { recursive: true, force: true });
  });
}
