import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import mongoose from 'mongoose';
import { connect } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { prepareDatabase } from '@/lib/prepare-database';
import { fileOf, LEFT_OUT, MANIFEST, manifestSchema, type Manifest } from './format';

const { BSON } = mongoose.mongo;

/** Documents and bytes sent to the database at a time. */
const BATCH = { documents: 500, bytes: 8_000_000 };

/** Numbers keep the kind they were stored as, and dates and texts their bytes. */
const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false };

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new AppError('notFound', `There is no backup in ${folder}.`);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new AppError('malformed', `${MANIFEST} in ${folder} is not that of a backup this Mwanzo can read.`);
  }
}

const bytesOf = (folder: string, collection: string) =>
  createReadStream(join(folder, fileOf(collection))).pipe(createGunzip());

/** The documents of a file of BSON, each with the four bytes that say how long it is. */
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

/** Refuses a backup that is not what was written, before anything is touched. */
async function check(folder: string, manifest: Manifest): Promise<void> {
  for (const [collection, { sha256 }] of Object.entries(manifest.collections)) {
    const hash = createHash('sha256');
    try {
      for await (const part of bytesOf(folder, collection)) hash.update(part as Buffer);
    } catch {
      throw damaged(folder, collection);
    }
    if (hash.digest('hex') !== sha256) throw damaged(folder, collection);
  }
}

const damaged = (folder: string, collection: string) =>
  new AppError('malformed', `${fileOf(collection)} in ${folder} is damaged or missing. Nothing was changed.`);

/** What keeps a file alive is there before it: a node that runs meanwhile sweeps away what no record leads to. */
const FIRST = ['users', 'applications', 'submissions'];
const LAST = ['files.files', 'files.chunks'];
const rank = (name: string): number => LAST.indexOf(name) + 1 || (FIRST.includes(name) ? -1 : 0);
const inOrder = (names: string[]): string[] => names.sort((one, other) => rank(one) - rank(other));

async function restoreCollection(folder: string, name: string): Promise<void> {
  const { connection } = await connect();
  const collection = connection.collection(name);
  let batch: mongoose.mongo.BSON.Document[] = [];
  let bytes = 0;
  const send = async () => {
    if (batch.length > 0) await collection.insertMany(batch, { ordered: false });
    batch = [];
    bytes = 0;
  };
  for await (const document of documentsIn(bytesOf(folder, name))) {
    batch.push(BSON.deserialize(document, EXACT));
    bytes += document.length;
    if (batch.length >= BATCH.documents || bytes >= BATCH.bytes) await send();
  }
  await send();
}

/**
 * Puts a backup into the database in place of everything in it; without `replace` only into one that is empty.
 * Gives what was restored. Throws `notFound`, `malformed` or `conflict` before anything is changed.
 */
export async function restoreBackup(input: { folder: string; replace: boolean }): Promise<Manifest> {
  const manifest = await readManifest(input.folder);
  await check(input.folder, manifest);
  await prepareDatabase();
  const { connection } = await connect();
  const found = await connection.db?.listCollections({}, { nameOnly: true }).toArray();
  const names = (found ?? []).map(({ name }) => name).filter((name) => !/^system\./.test(name));
  for (const name of names) {
    const isEmpty = (await connection.collection(name).findOne({}, { projection: { _id: 1 } })) === null;
    if (isEmpty || LEFT_OUT.has(name) || input.replace) continue;
    throw new AppError(
      'conflict',
      'The database is in use. To delete all that is in it and put the backup in its place: --replace',
    );
  }
  for (const name of names) await connection.collection(name).deleteMany({});
  for (const name of inOrder(Object.keys(manifest.collections))) await restoreCollection(input.folder, name);
  return manifest;
}
