import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { connect } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { fileOf, LEFT_OUT, MANIFEST, type Manifest } from './format';

type Database = NonNullable<Awaited<ReturnType<typeof connect>>['connection']['db']>;

/** Passes bytes on and notes their fingerprint, and how many pieces there were. */
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

async function writeCollection(database: Database, collection: string, folder: string) {
  const counter = counting();
  const documents = database.collection(collection).find({}, { raw: true }).sort({ _id: 1 }).stream();
  await pipeline(
    documents,
    counter.stream,
    createGzip(),
    createWriteStream(join(folder, fileOf(collection)), { mode: 0o600 }),
  );
  return counter.result();
}

/** What refers to something is written before it: made while the service runs, a backup has whatever its documents name. */
const LAST = ['internships', 'users', 'files.chunks', 'files.files'];
const inOrder = (names: string[]): string[] =>
  names.sort((one, other) => LAST.indexOf(one) - LAST.indexOf(other) || one.localeCompare(other));

/**
 * Writes all data and files of the database into a new folder. Gives what was written; throws `conflict` where the folder is
 * there already. The folder appears when it is complete, and only its owner may read it.
 */
export async function writeBackup(input: { folder: string; now: Date }): Promise<Manifest> {
  const { connection } = await connect();
  if (!connection.db) throw new Error('not connected');
  const unfinished = `${input.folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const found = await connection.db.listCollections({}, { nameOnly: true }).toArray();
  const names = found
    .map(({ name }) => name)
    .filter((name) => !LEFT_OUT.has(name) && !/^system\./.test(name));
  const manifest: Manifest = { format: 1, madeAt: input.now.toISOString(), collections: {} };
  for (const name of inOrder(names)) {
    manifest.collections[name] = await writeCollection(connection.db, name, unfinished);
  }
  await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(unfinished, input.folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    throw new AppError('conflict', `There is something in ${input.folder} already. Choose another folder.`);
  });
  return manifest;
}
