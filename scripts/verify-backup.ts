import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findDamage } from '@/lib/backup/find-damage';
import { findProbes } from '@/lib/backup/probes';
import { restoreBackup } from '@/lib/backup/restore-backup';
import { readWaitingMails } from '@/lib/platform/mail/outbox-hold';
import { StartFailure } from '@/server/start-failure';
import { openPages } from './drill/open-pages';
import { startDrillService } from './drill/service';
import { dropThrowaway, takeEmptyDatabase } from './drill/throwaway';
import { command, withDatabase } from './with-database';

const USAGE = 'npm run backup:verify -- FOLDER [--database mongodb://…/EMPTY]';

function refuse(lines: readonly string[]): void {
  if (lines.length > 0) throw new StartFailure(lines.join('; '));
}

/** Restores the backup, compares it with its manifest, and asks a service on it for the main pages. Gives what to say of it. */
async function drill(folder: string): Promise<string> {
  const manifest = await restoreBackup({ folder, replace: true });
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
  return `${probes.length} pages and calls answered. ${waiting} mails waited in it, and none was sent.`;
}

/** On the database that was named, or on an embedded one in a folder that is removed afterwards; never on that of MONGODB_URI. */
async function onThrowaway(database: string | undefined, work: () => Promise<void>): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'mwanzo-drill-'));
  process.env.MWANZO_DATA = data;
  process.env.MONGODB_URI = database ?? '';
  // Sessions of those who were restored are signed with it: never with that of the service.
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
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { database: { type: 'string' } },
  });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new StartFailure(`Say which backup: ${USAGE}`);
  const began = Date.now();
  await onThrowaway(values.database, async () => {
    const said = await drill(resolve(folder)).catch((error: unknown) => {
      const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
      throw new StartFailure(`The backup in ${folder} is NOT good: ${why}`);
    });
    console.log(said);
    console.log(`The backup in ${folder} is good (${Math.round((Date.now() - began) / 1_000)} s).`);
  });
});
