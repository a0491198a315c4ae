import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeSmallContent } from '@/dev/releases/small-content';
import { writeBackup } from '@/lib/operations/backup/write-backup';
import { StartFailure } from '@/server/start-failure';
import { readArguments } from './arguments.mjs';
import { command, withDatabase } from './with-database';

const USAGE = 'npm run release:backup -- FOLDER';
const { positionals } = readArguments({
  usage: USAGE,
  about: 'Writes a backup of a small sample, as npm run release does for each release.',
  arguments: { FOLDER: 'the folder to create' },
});

/**
 * Backs up a small sample from a temporary embedded database to a new folder. `npm run release` adds one for each release, and tests
 * restore all of them.
 */
await command(async () => {
  const [folder] = positionals;
  if (!folder) throw new StartFailure(`Name the folder to create: ${USAGE}`);
  const data = await mkdtemp(join(tmpdir(), 'mwanzo-release-'));
  Object.assign(process.env, { MWANZO_DATA: data, MONGODB_URI: '' });
  try {
    await withDatabase(async () => {
      const now = new Date();
      await makeSmallContent(now);
      const { collections } = await writeBackup({ folder: resolve(folder), now });
      const documents = Object.values(collections).reduce((sum, { documents: some }) => sum + some, 0);
      console.log(`Wrote ${documents} documents to ${folder}.`);
    });
  } finally {
    await rm(data, { recursive: true, force: true });
  }
});
