import { connect } from '@/lib/platform/db/connection';
import { refuseStandalone } from '@/lib/platform/db/standalone';
import { refuseHalfRestored } from './half-restored';
import { migrateDatabase, type MigrationOrder } from './migrate-database';

/** Throws `unavailable` if the database does not respond, `conflict` if it is a standalone server. */
export async function connectToReplicaSet(): Promise<void> {
  const { connection } = await connect();
  refuseStandalone((await connection.db?.admin().command({ hello: 1 })) ?? {});
}

/** Connects and migrates. Idempotent, and safe in parallel. Throws the errors of `connectToReplicaSet` and `migrateDatabase`. */
export async function prepareDatabase(order?: MigrationOrder): Promise<void> {
  await connectToReplicaSet();
  await migrateDatabase(order);
}

/** True if the database has no collections. */
async function isEmpty(): Promise<boolean> {
  const { connection } = await connect();
  return (await connection.listCollections()).length === 0;
}

/**
 * Sets up an empty database and leaves any other one unchanged; `readSchemaProblem` says whether this version can use it. Throws the
 * errors of `connectToReplicaSet`, and `conflict` after an interrupted restore.
 */
export async function prepareService(): Promise<void> {
  await connectToReplicaSet();
  await refuseHalfRestored();
  if (await isEmpty()) await migrateDatabase();
}
