import { afterAll, beforeAll, expect, inject } from 'vitest';
import { disconnect } from '@/lib/platform/db/db';
import { prepareDatabase } from '@/lib/migrations/prepare-database';
import type { RunningDatabase } from 'embedded-mongodb';
import { databaseOn } from 'embedded-mongodb/any-engine';
import { documentedRole, watchActions } from '../database-role';
import { connectToStack } from '../data/fixtures';

/**
 * Gives a *.db.test.ts file an empty database with all indexes, on the connection of the verbs. Fails the
 * file if it needs more privileges than docs/mongodb-role.js grants.
 */
export function preparedDatabase(): void {
  let database: RunningDatabase | undefined;
  const { seen, stop } = watchActions();
  beforeAll(async () => {
    database = databaseOn(inject('databaseServer'));
    await connectToStack({
      mongoUri: database.uri,
      authSecret: 'a secret that no deployment would ever use',
    });
    await prepareDatabase();
  });
  afterAll(async () => {
    await disconnect();
    stop();
    await database?.stop();
    const granted = new Set(documentedRole().role.privileges.flatMap(({ actions }) => actions));
    expect([...seen].filter((action) => !granted.has(action))).toEqual([]);
  });
}
