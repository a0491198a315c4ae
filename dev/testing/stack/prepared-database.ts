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

/** Empties the database. If a test has changed the schema or stored arrays, or on another engine, drops it instead. */
async function emptyOrDrop(storesArrays: boolean): Promise<void> {
  if (!database || schema === undefined) return;
  const mayStay = !storesArrays && process.env.TEST_MONGODB_URI === undefined;
  const stays = mayStay && (await emptyIfUnchanged(database, schema));
  if (!stays) await database.stop();
}

interface Prepared {
  /** Tests store an array in a field that has a single value otherwise. Its indexes are multikey from then on, and no longer sort. */
  storesArrays?: boolean;
}

/**
 * Provides a *.db.test.ts file with an empty database that has all indexes, on the verbs' connection. Fails
 * the file if it needs more privileges than docs/mongodb-role.js grants, or sorts without a total order.
 */
export function preparedDatabase({ storesArrays = false }: Prepared = {}): void {
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
    await emptyOrDrop(storesArrays);
    const granted = new Set(documentedRole().role.privileges.flatMap(({ actions }) => actions));
    expect([...seen].filter((action) => !granted.has(action))).toEqual([]);
    expect([...partial]).toEqual([]);
  });
}
