import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { AppError } from '@/lib/platform/core/errors';
import { AGE, decryptWith, isWrongKey, type Coder } from './age-encryption';
import { fileOf, MANIFEST, manifestSchema, type Manifest } from './format';
import { reasonOf } from './reason';

export interface ReadableBackup {
  folder: string;
  manifest: Manifest;
  /** Undefined if the files are not encrypted. */
  decrypt: Coder | undefined;
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const plain: Coder = (bytes) => bytes;

const undecrypted = (folder: string, name: string, error: unknown): AppError =>
  isWrongKey(error)
    ? new AppError('malformed', `The key does not open the backup in ${folder}. Nothing was changed.`)
    : new AppError('malformed', `${name} in ${folder} is damaged. Nothing was changed.`);

async function decryptManifest(folder: string, decrypt: Coder): Promise<string> {
  const name = `${MANIFEST}${AGE}`;
  const parts: Uint8Array[] = [];
  try {
    for await (const part of decrypt(createReadStream(join(folder, name)))) parts.push(part);
  } catch (error) {
    throw undecrypted(folder, name, error);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function readPlainManifest(folder: string): Promise<string> {
  return readFile(join(folder, MANIFEST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR')
      throw new AppError('notFound', `There is no backup in ${folder}.`);
    throw new AppError('malformed', `${MANIFEST} in ${folder} ${reasonOf(error)}. Nothing was changed.`);
  });
}

/**
 * Opens a backup. `key` is the content of the key file for an encrypted backup. With a key, rejects an unencrypted backup, so that nobody
 * can substitute one. Throws 404 if there is no backup, 400 if it cannot be read.
 */
export async function openBackup(folder: string, key: string | undefined): Promise<ReadableBackup> {
  const isEncrypted = await isThere(join(folder, `${MANIFEST}${AGE}`));
  if (isEncrypted && key === undefined)
    throw new AppError('malformed', `The backup in ${folder} is encrypted. Pass its key: --identity FILE`);
  const decrypt = key === undefined ? undefined : decryptWith(key);
  const text =
    isEncrypted && decrypt ? await decryptManifest(folder, decrypt) : await readPlainManifest(folder);
  if (!isEncrypted && decrypt)
    throw new AppError(
      'malformed',
      `The backup in ${folder} is not encrypted. Restore it without --identity.`,
    );
  try {
    return { folder, manifest: manifestSchema.parse(JSON.parse(text)), decrypt };
  } catch {
    throw new AppError('malformed', `${MANIFEST} in ${folder} is not one that this version can read.`);
  }
}

const nameIn = ({ decrypt }: ReadableBackup, collection: string): string =>
  `${fileOf(collection)}${decrypt ? AGE : ''}`;

/** Passes the decompressed bytes of a collection to `take`. Throws if its file is missing, inaccessible or damaged. */
export async function readBytes(
  backup: ReadableBackup,
  collection: string,
  take: (bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const file = createReadStream(join(backup.folder, nameIn(backup, collection)));
  await pipeline(file, backup.decrypt ?? plain, createGunzip(), take);
}

/** Yields the documents of a BSON file, each including its 4-byte length. */
export async function* documentsIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
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

const unusable = (backup: ReadableBackup, collection: string, how: string) =>
  new AppError('malformed', `${nameIn(backup, collection)} in ${backup.folder} ${how}. Nothing was changed.`);

/** Verifies the checksums of a backup before anything changes. */
export async function checkBackup(backup: ReadableBackup): Promise<void> {
  for (const [collection, { sha256 }] of Object.entries(backup.manifest.collections)) {
    const hash = createHash('sha256');
    try {
      await readBytes(backup, collection, async (bytes) => {
        for await (const part of bytes) hash.update(part);
      });
    } catch (error) {
      throw unusable(backup, collection, reasonOf(error) ?? 'is damaged');
    }
    if (hash.digest('hex') !== sha256) throw unusable(backup, collection, 'is damaged');
  }
}
