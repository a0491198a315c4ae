import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupName, removeExpired, type Keep } from '@/lib/backup/retention';
import { writeBackup } from '@/lib/backup/write-backup';
import { refuseHalfRestored } from '@/lib/migrations/half-restored';
import { StartFailure } from '@/server/start-failure';
import { command, withDatabase } from './with-database';

const USAGE = 'npm run backup -- FOLDER, or --into FOLDER [--daily 7 --weekly 5]';

interface Order {
  folder: string;
  /** The folder of all backups, of which the old ones are deleted afterwards. */
  tidy?: { root: string; keep: Keep };
}

function countOf(option: string, given: string | undefined): number {
  if (given === undefined) return 0;
  if (/^\d{1,4}$/.test(given)) return Number(given);
  throw new StartFailure(`--${option} is how many to keep, a whole number: ${USAGE}`);
}

function orderOf(now: Date): Order {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { into: { type: 'string' }, daily: { type: 'string' }, weekly: { type: 'string' } },
  });
  const [folder, ...more] = positionals;
  const { into, daily, weekly } = values;
  const isTidied = daily !== undefined || weekly !== undefined;
  if (more.length > 0 || (folder === undefined) === (into === undefined) || (folder && isTidied)) {
    throw new StartFailure(`Say where to: ${USAGE}`);
  }
  const keep = { daily: countOf('daily', daily), weekly: countOf('weekly', weekly) };
  if (folder !== undefined) return { folder: resolve(folder) };
  const root = resolve(into ?? '');
  return { folder: join(root, backupName(now)), ...(isTidied && { tidy: { root, keep } }) };
}

await command(async () => {
  const now = new Date();
  const { folder, tidy } = orderOf(now);
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ending.abort());
  await withDatabase(async () => {
    const { collections } = await writeBackup({ folder, now, signal: ending.signal });
    const documents = Object.values(collections).reduce((sum, { documents: some }) => sum + some, 0);
    console.log(
      `Wrote ${documents} documents of ${Object.keys(collections).length} collections to ${folder}.`,
    );
    // Before an update it is the earlier version's database that is to be saved.
  }, refuseHalfRestored);
  if (!tidy) return;
  for (const name of await removeExpired(tidy.root, tidy.keep, now)) console.log(`Deleted ${name}.`);
});
