import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import mongoose from 'mongoose';
import { collectionNames, contentText, readContent } from './database-content';
import { isOutOfReach, isOutOfSpace } from '@/lib/platform/core/database-errors';
import { connect } from '@/lib/platform/db/db';
import { AppError } from '@/lib/platform/core/errors';
import { clearMark, readMark, setMark } from '@/lib/platform/db/markers';
import { makeIndexes } from '@/lib/migrations/collections';
import { connectToReplicaSet, prepareDatabase } from '@/lib/migrations/prepare-database';
import { tooNew } from '@/lib/migrations/schema-problem';
import type { MigrationRecord } from '@/models/migration';
import { fileOf, MANIFEST, manifestSchema, MIGRATIONS, type Manifest } from './format';
import { reasonOf } from './reason';

const { BSON } = mongoose.mongo;

/** Documents and bytes sent to the database at a time. */
const BATCH = { documents: 500, bytes: 8_000_000 };

/** Keeps BSON number types, and dates and strings byte for byte. */
const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false };

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw new AppError('malformed', `${MANIFEST} in ${folder} ${reasonOf(error)}. Nothing was changed.`);
  });
  if (text === undefined) throw new AppError('notFound', `There is no backup in ${folder}.`);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new AppError('malformed', `${MANIFEST} in ${folder} is not that of a backup this Mwanzo can read.`);
  }
}

/** Yields the decompressed bytes of a file. Throws what is wrong with the file. */
async function readBytes(
  folder: string,
  collection: string,
  take: (bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  await pipeline(createReadStream(join(folder, fileOf(collection))), createGunzip(), take);
}

/** Yields the documents of a BSON file, each with its 4-byte length. */
async function* documentsIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const part of bytes) {
    rest = Buffer.concat([rest, part]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
  if (rest.length > 0) throw new Error('a document is cut off');
}

const unusable = (folder: string, collection: string, how: string) =>
  new AppError('malformed', `${fileOf(collection)} in ${folder} ${how}. Nothing was changed.`);

/** Verifies the checksums of a backup before anything is changed. */
async function check(folder: string, manifest: Manifest): Promise<void> {
  for (const [collection, { sha256 }] of Object.entries(manifest.collections)) {
    const hash = createHash('sha256');
    try {
      await readBytes(folder, collection, async (bytes) => {
        for await (const part of bytes) hash.update(part);
      });
    } catch (error) {
      throw unusable(folder, collection, reasonOf(error) ?? 'is damaged');
    }
    if (hash.digest('hex') !== sha256) throw unusable(folder, collection, 'is damaged');
  }
}

/** Restores the records that refer to files first: a running node sweeps files that no record refers to. */
const FIRST = ['users', 'applications', 'submissions'];
const LAST = ['files.files', 'files.chunks'];
const rank = (name: string): number => LAST.indexOf(name) + 1 || (FIRST.includes(name) ? -1 : 0);
const inOrder = (names: string[]): string[] => names.sort((one, other) => rank(one) - rank(other));

async function restoreCollection(folder: string, name: string): Promise<void> {
  const { connection } = await connect();
  const collection = connection.collection(name);
  let batch: mongoose.mongo.BSON.Document[] = [];
  let length = 0;
  const send = async () => {
    if (batch.length > 0) await collection.insertMany(batch, { ordered: false });
    batch = [];
    length = 0;
  };
  await readBytes(folder, name, async (bytes) => {
    for await (const document of documentsIn(bytes)) {
      batch.push(BSON.deserialize(document, EXACT));
      length += document.length;
      if (batch.length >= BATCH.documents || length >= BATCH.bytes) await send();
    }
    await send();
  });
}

/** Refuses a backup from a version newer than this one. */
async function refuseNewer(folder: string, { collections }: Manifest): Promise<void> {
  if (!collections[MIGRATIONS]) return;
  const records: MigrationRecord[] = [];
  await readBytes(folder, MIGRATIONS, async (bytes) => {
    for await (const document of documentsIn(bytes))
      records.push(BSON.deserialize(document) as MigrationRecord);
  });
  if (tooNew(records).length === 0) return;
  throw new AppError(
    'conflict',
    `The backup in ${folder} was made by a newer version of Mwanzo, which this one cannot serve. Restore it with the version that made it. Nothing was changed.`,
  );
}

async function refuseUnlessEmpty(): Promise<void> {
  // The remains of an interrupted restore belong to nobody.
  if (await readMark('restore')) return;
  const content = contentText(await readContent());
  if (content === '') return;
  throw new AppError(
    'conflict',
    `The database is in use: ${content}. To delete all that is in it and put the backup in its place: --replace`,
  );
}

/** The error of a restore that failed after it had begun. */
function brokenOff(cause: unknown): AppError {
  const [said] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  const why = isOutOfSpace(cause)
    ? 'the database has no room for more'
    : isOutOfReach(cause)
      ? 'the database does not answer'
      : said;
  const error = new AppError(
    'unavailable',
    `The restore was broken off: ${why}. The database is half restored, and no service starts on it. Run the restore again.`,
  );
  error.cause = cause;
  return error;
}

async function putBack(folder: string, manifest: Manifest): Promise<void> {
  const { connection } = await connect();
  for (const name of await collectionNames()) await connection.collection(name).deleteMany({});
  for (const name of inOrder(Object.keys(manifest.collections))) await restoreCollection(folder, name);
  await prepareDatabase();
}

/**
 * Restores a backup, replacing the whole database; without `replace`, only into an empty one. Migrates a backup
 * of an earlier version. Holds the mails in it, which may have been sent since. Gives what was restored.
 * Throws `notFound`, `malformed` or `conflict` before anything is changed. A restore that fails later is
 * recorded in the database, and no service starts on it until a restore has completed.
 */
export async function restoreBackup(input: { folder: string; replace: boolean }): Promise<Manifest> {
  const manifest = await readManifest(input.folder);
  await check(input.folder, manifest);
  await refuseNewer(input.folder, manifest);
  await connectToReplicaSet();
  await makeIndexes();
  if (!input.replace) await refuseUnlessEmpty();
  await setMark('restore');
  await setMark('outbox');
  await clearMark('sample');
  await putBack(input.folder, manifest).catch((error: unknown) => {
    throw brokenOff(error);
  });
  await clearMark('restore');
  return manifest;
}
