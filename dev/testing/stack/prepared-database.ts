import { afterAll, beforeAll, expect, inject } from 'vitest';
import { disconnect } from '@/lib/platform/db/connection';
import { prepareDatabase } from '@/lib/operations/migrations/prepare-database';
import type { RunningDatabase } from 'embedded-mongodb';
import { databaseOn } from 'embedded-mongodb/any-engine';
import { documentedRole, watchActions } from '../database-role';
import { sentOrders } from '../sent-orders';
import { watchCommands } from '../watch-commands';
import { connectToStack } from '../data/fixtures';
import { emptyIfUnchanged, readSchema } from './empty-database';

/**
 * The factor of the verbs' rate limits. A test of a limit sets another factor and runs in a separate process.
 */
const FACTOR = '1000';

/** The database of this process. Test files that share the process use it one after another, and it is emptied after each file. */
let database: RunningDatabase | undefined;
let schema: string | undefined;

/** Empties the database. If a test has changed the schema, or on another engine, drops it instead. */
async function emptyOrDrop(): Promise<void> {
  if (!database || schema === undefined) return;
  const stays = process.env.TEST_MONGODB_URI === undefined && (await emptyIfUnchanged(database, schema));
  if (!stays) await database.stop();
}

/**
 * Provides a *.db.test.ts file with an empty database that has all indexes, on the verbs' connection. Fails
 * the file if it needs more privileges than docs/mongodb-role.js grants, or sorts without a total order.
 */
export function preparedDatabase(): void {
  const { seen, stop } = watchActions();
  const partial = new Set<string>();
  const stopOrders = watchCommands((event) => {
    for (const { collection, order, total } of sentOrders(event))
      if (!total) partial.add(`${collection} ${JSON.stringify(order)}`);
  });
  beforeAll(async () => {
    process.env.RATE_LIMIT_FACTOR ??= FACTOR;
    database ??= databaseOn(inject('databaseServer'));
    await connectToStack({
      mongoUri: database.uri,
      authSecret: 'a secret that no deployment would ever use',
    });
    await prepareDatabase();
    schema ??= await readSchema(database);
  });
  afterAll(async () => {
    await disconnect();
    stopOrders();
    stop();
    await emptyOrDrop();
    const granted = new Set(documentedRole().role.privileges.flatMap(({ actions }) => actions));
    expect([...seen].filter((action) => !granted.has(action))).toEqual([]);
    expect([...partial]).toEqual([]);
  });
}
