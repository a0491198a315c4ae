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

/**
 * Connects a service that starts. Changes nothing: whether the database is one that this version can serve, `readSchemaProblem` says.
 * Throws AppError `unavailable`, or `conflict` where a restore was broken off or the server is a standalone one.
 */
export async function prepareService(): Promise<void> {
  await connectToReplicaSet();
  await refuseHalfRestored();
}
