import { MongoClient, type Db } from 'mongodb';
import type { RunningDatabase } from 'embedded-mongodb';
import type { MigrationRecord } from '@/models/migration';

/** The collection that records which migrations have run. */
const MIGRATIONS = 'migrations';

/** Returns the collections of a database with their indexes, and the migrations, as a string. */
async function schemaIn(db: Db): Promise<string> {
  const collections = await db.collections();
  const indexes = await Promise.all(
    collections.map(async (one) => [one.collectionName, await one.indexes()] as const),
  );
  const records = await db.collection<MigrationRecord>(MIGRATIONS).find().sort({ _id: 1 }).toArray();
  const migrations = records.map(({ _id, name, phase, doneAt }) => [_id, name, phase, doneAt !== null]);
  return JSON.stringify([
    Object.fromEntries(indexes.sort(([one], [other]) => (one < other ? -1 : 1))),
    migrations,
  ]);
}

/** Runs `work` on a separate connection that tests do not see. */
async function onDatabase<T>({ uri }: RunningDatabase, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(uri);
  try {
    return await work(client.db());
  } finally {
    await client.close();
  }
}

/** Returns the schema of a database that `prepareDatabase` created. */
export const readSchema = (database: RunningDatabase): Promise<string> => onDatabase(database, schemaIn);

/**
 * Deletes all documents, which is ten times faster than creating all indexes again. If a test has changed the
 * schema, does nothing and returns false.
 */
export const emptyIfUnchanged = (database: RunningDatabase, schema: string): Promise<boolean> =>
  onDatabase(database, async (db) => {
    if ((await schemaIn(db)) !== schema) return false;
    const collections = await db.collections();
    await Promise.all(
      collections
        .filter(({ collectionName }) => collectionName !== MIGRATIONS)
        .map((collection) => collection.deleteMany({})),
    );
    return true;
  });
