import mongoose from 'mongoose';
import { collectionNames, contentText, readContent } from './database-content';
import { isOutOfReach, isOutOfSpace } from '@/lib/platform/core/database-errors';
import { connect } from '@/lib/platform/db/connection';
import { AppError } from '@/lib/platform/core/errors';
import { clearMark, readMark, setMark } from '@/lib/platform/db/markers';
import { makeIndexes } from '@/lib/operations/migrations/collections';
import { connectToReplicaSet, prepareDatabase } from '@/lib/operations/migrations/prepare-database';
import { tooNew } from '@/lib/operations/migrations/schema-problem';
import type { MigrationRecord } from '@/models/migration';
import { MIGRATIONS, type Manifest } from './format';
import { checkBackup, documentsIn, openBackup, readBytes, type ReadableBackup } from './read-backup';

const { BSON } = mongoose.mongo;

/** The maximum number of documents and bytes sent to the database at a time. */
const BATCH = { documents: 500, bytes: 8_000_000 };

/** Preserves BSON number types, and the exact bytes of dates and strings. */
const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false };

/** Restores records that refer to files before the files, because a running node deletes unreferenced files. */
const FIRST = ['users', 'applications', 'submissions'];
const LAST = ['files.files', 'files.chunks'];
const rank = (name: string): number => LAST.indexOf(name) + 1 || (FIRST.includes(name) ? -1 : 0);
const inOrder = (names: string[]): string[] => names.sort((one, other) => rank(one) - rank(other));

async function restoreCollection(backup: ReadableBackup, name: string): Promise<void> {
  const { connection } = await connect();
  const collection = connection.collection(name);
  let batch: mongoose.mongo.BSON.Document[] = [];
  let length = 0;
  const send = async () => {
    if (batch.length > 0) await collection.insertMany(batch, { ordered: false });
    batch = [];
    length = 0;
  };
  await readBytes(backup, name, async (bytes) => {
    for await (const document of documentsIn(bytes)) {
      batch.push(BSON.deserialize(document, EXACT));
      length += document.length;
      if (batch.length >= BATCH.documents || length >= BATCH.bytes) await send();
    }
    await send();
  });
}

/** Rejects a backup from a newer version. */
async function refuseNewer(backup: ReadableBackup): Promise<void> {
  if (!backup.manifest.collections[MIGRATIONS]) return;
  const records: MigrationRecord[] = [];
  await readBytes(backup, MIGRATIONS, async (bytes) => {
    for await (const document of documentsIn(bytes))
      records.push(BSON.deserialize(document) as MigrationRecord);
  });
  if (tooNew(records).length === 0) return;
  throw new AppError(
    'conflict',
    `The backup in ${backup.folder} was made by a newer version of Mwanzo. Restore it with that version. Nothing was changed.`,
  );
}

async function refuseUnlessEmpty(): Promise<void> {
  // The remains of an interrupted restore may be overwritten.
  if (await readMark('restore')) return;
  const content = contentText(await readContent());
  if (content === '') return;
  throw new AppError(
    'conflict',
    `The database is not empty: ${content}. To replace everything in it with the backup: --replace`,
  );
}

function brokenOff(cause: unknown): AppError {
  const [said] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  const why = isOutOfSpace(cause)
    ? 'the database is full'
    : isOutOfReach(cause)
      ? 'the database is not responding'
      : said;
  const error = new AppError(
    'unavailable',
    `The restore failed: ${why}. The database is half restored, and no service starts on it. Run the restore again.`,
  );
  error.cause = cause;
  return error;
}

async function putBack(backup: ReadableBackup): Promise<void> {
  const { connection } = await connect();
  for (const name of await collectionNames()) await connection.collection(name).deleteMany({});
  for (const name of inOrder(Object.keys(backup.manifest.collections))) await restoreCollection(backup, name);
  await prepareDatabase();
}

export interface RestoreOrder {
  folder: string;
  /** Whether to replace a database that is not empty. */
  replace: boolean;
  /** The content of the key file, for an encrypted backup. */
  key?: string | undefined;
}

/**
 * Replaces the whole database with a backup; without `replace`, only an empty one. Migrates a backup from an earlier version. Puts its
 * e-mails on hold, because they may have been sent since. Throws `notFound`, `malformed` or `conflict` before anything changes. A later
 * failure is recorded in the database, and the service does not start until a restore has succeeded.
 */
export async function restoreBackup(input: RestoreOrder): Promise<Manifest> {
  const backup = await openBackup(input.folder, input.key);
  await checkBackup(backup);
  await refuseNewer(backup);
  await connectToReplicaSet();
  await makeIndexes();
  if (!input.replace) await refuseUnlessEmpty();
  await setMark('restore');
  await setMark('outbox');
  await clearMark('sample');
  await putBack(backup).catch((error: unknown) => {
    throw brokenOff(error);
  });
  await clearMark('restore');
  return backup.manifest;
}
