import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findDamage } from '@/lib/operations/backup/find-damage';
import { findProbes } from '@/lib/operations/backup/probes';
import { restoreBackup } from '@/lib/operations/backup/restore-backup';
import { readWaitingMails } from '@/lib/platform/mail/outbox-hold';
import { StartFailure } from '@/server/start-failure';
import { openPages } from './drill/open-pages';
import { startDrillService } from './drill/service';
import { dropThrowaway, takeEmptyDatabase } from './drill/throwaway';
import { readArguments } from './arguments.mjs';
import { IDENTITY_OPTION, readKey } from './identity';
import { command, withDatabase } from './with-database';

const USAGE = 'npm run backup:verify -- FOLDER [--database mongodb://…/EMPTY] [--identity FILE]';

const { values, positionals } = readArguments({
  usage: USAGE,
  about:
    'Verifies a backup: restores it to another database, compares it with its manifest and opens the main pages.',
  arguments: { FOLDER: 'the backup folder' },
  options: {
    identity: IDENTITY_OPTION,
    database: {
      type: 'string',
      value: 'URI',
      about: 'an empty database to restore to; it is dropped afterwards (default: an embedded one)',
    },
  },
});

function refuse(lines: readonly string[]): void {
  if (lines.length > 0) throw new StartFailure(lines.join('; '));
}

/** Restores the backup, compares it with its manifest and opens the main pages of a service on it. Returns a line to print. */
async function drill(folder: string, key: string | undefined): Promise<string> {
  const manifest = await restoreBackup({ folder, replace: true, key });
  const documents = Object.values(manifest.collections).reduce((sum, { documents: some }) => sum + some, 0);
  console.log(`Restored ${documents} documents as they were at ${manifest.madeAt}.`);
  refuse(await findDamage(manifest));
  const probes = await findProbes();
  const waiting = await readWaitingMails();
  const service = await startDrillService();
  try {
    refuse(await openPages(service.url, probes));
  } finally {
    await service.stop();
  }
  return `${probes.length} pages and calls work. Unsent e-mails: ${waiting}; none were sent.`;
}

/** Uses the given database or a temporary embedded one; never the database of MONGODB_URI. */
async function onThrowaway(database: string | undefined, work: () => Promise<void>): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'mwanzo-drill-'));
  process.env.MWANZO_DATA = data;
  process.env.MONGODB_URI = database ?? '';
  // A new secret, so that sessions of restored users are not valid on the real service.
  process.env.AUTH_SECRET = '';
  try {
    await withDatabase(async () => {
      try {
        await work();
      } finally {
        await dropThrowaway();
      }
    }, takeEmptyDatabase);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

await command(async () => {
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new StartFailure(`Name one backup folder: ${USAGE}`);
  const key = await readKey(values.identity);
  const began = Date.now();
  await onThrowaway(values.database, async () => {
    const said = await drill(resolve(folder), key).catch((error: unknown) => {
      const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
      throw new StartFailure(`The backup in ${folder} is NOT usable: ${why}`);
    });
    console.log(said);
    console.log(`The backup in ${folder} is good (${Math.round((Date.now() - began) / 1_000)} s).`);
  });
});
