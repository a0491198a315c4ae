import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { disconnect } from '@/lib/platform/db/db';
import { prepareDatabase } from '@/lib/migrations/prepare-database';
import type { RunningDatabase } from 'embedded-mongodb';
import { testDatabase } from 'embedded-mongodb/any-engine';
import { documentedRole, watchActions } from '../database-role';
import { connectToStack } from '../data/fixtures';

/**
 * Gives a *.db.test.ts file an empty database with every index, on the connection of the verbs. Fails it when it needed more than
 * docs/mongodb-role.js lets a deployment do.
 */
export function preparedDatabase(): void {
  let folder: string;
  let database: RunningDatabase | undefined;
  const { seen, stop } = watchActions();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mwanzo-verbs-'));
    database = await testDatabase({ folder, durable: false, database: 'mwanzo' });
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
    stop();
    const granted = new Set(documentedRole().role.privileges.flatMap(({ actions }) => actions));
    expect([...seen].filter((action) => !granted.has(action))).toEqual([]);
  });
}
