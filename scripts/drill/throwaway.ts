import { connect } from '@/lib/platform/db/connection';
import { clearMark, readMark, setMark } from '@/lib/platform/db/markers';
import { StartFailure } from '@/server/start-failure';

async function database() {
  const { connection } = await connect();
  if (!connection.db) throw new Error('the connection to the database is not open');
  return connection.db;
}

/** Throws if the database contains anything except the data of an interrupted drill. */
export async function takeEmptyDatabase(): Promise<void> {
  const db = await database();
  if (!(await readMark('drill'))) {
    for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
      if (!name.startsWith('system.') && (await db.collection(name).findOne())) {
        throw new StartFailure(
          `The database ${db.databaseName} is not empty: ${name} holds data. Name an empty one; it is dropped afterwards.`,
        );
      }
    }
  }
  await setMark('drill');
}

/** Deletes the database of a drill, and no other. */
export async function dropThrowaway(): Promise<void> {
  const db = await database();
  if (!(await readMark('drill'))) return;
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    if (name !== 'marks' && !name.startsWith('system.')) await db.dropCollection(name);
  }
  await clearMark('drill');
  await db.dropCollection('marks');
}
