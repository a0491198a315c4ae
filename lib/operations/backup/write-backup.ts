import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { collectionNames } from './database-content';
import { connect } from '@/lib/platform/db/connection';
import { AppError } from '@/lib/platform/core/errors';
import { AGE, encryptFor, type Coder } from './age-encryption';
import { fileOf, MANIFEST, UNFINISHED, type Manifest } from './format';
import { reasonOf } from './reason';

type Database = NonNullable<Awaited<ReturnType<typeof connect>>['connection']['db']>;

export interface BackupOrder {
  folder: string;
  now: Date;
  /** Public age keys to encrypt for. Unset: no encryption. */
  recipients?: readonly string[];
  /** Aborts the backup and deletes what was written. */
  signal?: AbortSignal;
  /** Returns the free bytes of a folder's disk. */
  bytesLeft?: (folder: string) => Promise<number>;
}

/** Passes bytes through, computes their checksum and counts the chunks. */
function counting(hash = createHash('sha256')) {
  let pieces = 0;
  const stream = new Transform({
    writableObjectMode: true,
    transform(piece: Buffer, _encoding, done) {
      pieces += 1;
      hash.update(piece);
      done(null, piece);
    },
  });
  return { stream, result: () => ({ documents: pieces, sha256: hash.digest('hex') }) };
}

interface Target {
  folder: string;
  encrypt: Coder | undefined;
  signal: AbortSignal | undefined;
}

const plain: Coder = (bytes) => bytes;

/** Creates a file that only its owner can read. */
const fileIn = ({ folder, encrypt }: Target, name: string) =>
  createWriteStream(join(folder, `${name}${encrypt ? AGE : ''}`), { mode: 0o600 });

async function writeCollection(database: Database, collection: string, target: Target) {
  const { encrypt = plain, signal } = target;
  const counter = counting();
  const documents = database.collection(collection).find({}, { raw: true }).sort({ _id: 1 }).stream();
  await pipeline(documents, counter.stream, createGzip(), encrypt, fileIn(target, fileOf(collection)), {
    ...(signal && { signal }),
  });
  return counter.result();
}

/** A collection comes before those it refers to, so that a backup of a running service includes everything its documents refer to. */
const LAST = ['internships', 'users', 'userdeletions', 'files.chunks', 'files.files'];
const inOrder = (names: string[]): string[] =>
  names.sort((one, other) => LAST.indexOf(one) - LAST.indexOf(other) || one.localeCompare(other));

const diskLeft = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const MEGABYTE = 1_000_000;

/** Throws if the disk has less space than the uncompressed data needs. */
async function refuseWithoutRoom(
  database: Database,
  { folder, bytesLeft = diskLeft }: BackupOrder,
): Promise<void> {
  const { dataSize, storageSize = 0 } = (await database.stats()) as {
    dataSize?: number;
    storageSize?: number;
  };
  const most = dataSize ?? storageSize;
  const left = await bytesLeft(dirname(folder));
  if (left >= most) return;
  throw new AppError(
    'unavailable',
    `The backup needs up to ${Math.ceil(most / MEGABYTE)} MB, but the disk of ${dirname(folder)} has ${Math.floor(left / MEGABYTE)} MB left. Nothing was written. Free some space, or choose another folder.`,
  );
}

async function refuseTaken(folder: string): Promise<void> {
  const isThere = await stat(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  if (isThere) throw taken(folder);
}

const taken = (folder: string) =>
  new AppError('conflict', `${folder} already exists. Choose another folder.`);

async function writeAll(database: Database, { folder, now }: BackupOrder, target: Target): Promise<Manifest> {
  const manifest: Manifest = { format: 1, madeAt: now.toISOString(), collections: {} };
  for (const name of inOrder(await collectionNames())) {
    manifest.collections[name] = await writeCollection(database, name, target);
  }
  target.signal?.throwIfAborted();
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  await pipeline(Readable.from([text]), target.encrypt ?? plain, fileIn(target, MANIFEST));
  await rename(target.folder, folder).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOTEMPTY' || error.code === 'EEXIST' ? taken(folder) : error;
  });
  return manifest;
}

function failure(error: unknown, { folder, signal }: BackupOrder): unknown {
  if (error instanceof AppError) return error;
  if (signal?.aborted) return new AppError('conflict', 'The backup was stopped. No backup was written.');
  const reason = reasonOf(error);
  return reason ? new AppError('unavailable', `${folder} ${reason}. No backup was written.`) : error;
}

/**
 * Writes all data and files into a new folder, which appears once complete and is readable only by its owner. A failed backup
 * leaves nothing behind. Throws `malformed` for an invalid key, `conflict` if the folder exists, `unavailable` if it cannot be
 * written.
 */
export async function writeBackup(order: BackupOrder): Promise<Manifest> {
  const { connection } = await connect();
  if (!connection.db) throw new Error('not connected');
  const encrypt = order.recipients?.length ? encryptFor(order.recipients) : undefined;
  const unfinished = `${order.folder}${UNFINISHED}`;
  try {
    await refuseTaken(order.folder);
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await refuseWithoutRoom(connection.db, order);
    return await writeAll(connection.db, order, { folder: unfinished, encrypt, signal: order.signal });
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    throw failure(error, order);
  }
}
