import { connect } from '@/lib/platform/db/db';
import { refuseStandalone } from '@/lib/platform/db/standalone';
import { refuseHalfRestored } from './half-restored';
import { migrateDatabase, type MigrationOrder } from './migrate-database';

/** Connects; throws AppError `unavailable` when the database does not answer, `conflict` where it is a standalone server. */
export async function connectToReplicaSet(): Promise<void> {
  const { connection } = await connect();
  refuseStandalone((await connection.db?.admin().command({ hello: 1 })) ?? {});
}

/**
 * Connects and runs the migrations that the database has not had: a new one gets its collections and indexes. Several processes may do
 * it at once, and again. Throws AppError `unavailable` when the database does not answer, `conflict` where it is a standalone
 * server or was written by a newer version.
 */
export async function prepareDatabase(order?: MigrationOrder): Promise<void> {
  await connectToReplicaSet();
  await migrateDatabase(order);
}

/** Whether the database holds nothing yet, so that there is nobody's data to migrate and nobody to wait. */
async function isEmpty(): Promise<boolean> {
  const { connection } = await connect();
  return (await connection.listCollections()).length === 0;
}

/**
 * Connects a service that starts, and sets up a database that is empty. In any other it changes nothing: whether this version can
 * serve it, `readSchemaProblem` says. Throws AppError `unavailable`, or `conflict` where a restore was broken off or the server is a
 * standalone one.
 */
export async function prepareService(): Promise<void> {
  await connectToReplicaSet();
  await refuseHalfRestored();
  if (await isEmpty()) await migrateDatabase();
}
