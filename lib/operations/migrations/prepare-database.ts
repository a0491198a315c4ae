import { connect } from '@/lib/platform/db/connection';
import { refuseStandalone } from '@/lib/platform/db/standalone';
import { refuseHalfRestored } from './half-restored';
import { migrateDatabase, type MigrationOrder } from './migrate-database';

/** Connects. Throws AppError `unavailable` if the database does not answer, `conflict` if it is a standalone server. */
export async function connectToReplicaSet(): Promise<void> {
  const { connection } = await connect();
  refuseStandalone((await connection.db?.admin().command({ hello: 1 })) ?? {});
}

/**
 * Connects and runs pending migrations; a new database gets its collections and indexes. Safe in parallel, and
 * idempotent. Throws AppError `unavailable` if the database does not answer, `conflict` if it is a standalone
 * server or was written by a newer version.
 */
export async function prepareDatabase(order?: MigrationOrder): Promise<void> {
  await connectToReplicaSet();
  await migrateDatabase(order);
}

/** Whether the database is empty: there is no data to migrate, and nobody to wait. */
async function isEmpty(): Promise<boolean> {
  const { connection } = await connect();
  return (await connection.listCollections()).length === 0;
}

/**
 * Connects a starting service and sets up an empty database. Changes nothing in any other one;
 * `readSchemaProblem` says whether this version can serve it. Throws AppError `unavailable`, or `conflict`
 * after an interrupted restore or on a standalone server.
 */
export async function prepareService(): Promise<void> {
  await connectToReplicaSet();
  await refuseHalfRestored();
  if (await isEmpty()) await migrateDatabase();
}
