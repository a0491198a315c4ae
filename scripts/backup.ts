import { join, resolve } from 'node:path';
import { backupName, removeExpired, type Keep } from '@/lib/operations/backup/kept-backups';
import { writeBackup } from '@/lib/operations/backup/write-backup';
import { refuseHalfRestored } from '@/lib/operations/migrations/half-restored';
import { StartFailure } from '@/server/start-failure';
import { DATABASE_SETTING, readArguments } from './arguments.mjs';
import { command, withDatabase } from './with-database';

const USAGE = 'npm run backup -- FOLDER, or --into FOLDER [--daily 7 --weekly 5] [--recipient age1…]';

const { values, positionals } = readArguments({
  usage: USAGE,
  about: 'Backs up all data and files into a new folder.',
  arguments: { FOLDER: 'the folder to create' },
  options: {
    into: { type: 'string', value: 'FOLDER', about: 'create a folder in this one, named by UTC time' },
    recipient: {
      type: 'string',
      multiple: true,
      value: 'KEY',
      about: 'encrypt for this age public key (age1…); repeatable (default: no encryption)',
    },
    daily: {
      type: 'string',
      value: 'N',
      about: 'then delete old backups there, but keep the last one of each of N days (default 0)',
    },
    weekly: { type: 'string', value: 'N', about: 'the same for N weeks (default 0)' },
  },
  environment: DATABASE_SETTING,
});

interface Order {
  folder: string;
  /** Afterwards deletes old backups from this folder. */
  tidy?: { root: string; keep: Keep };
}

function countOf(option: string, given: string | undefined): number {
  if (given === undefined) return 0;
  if (/^\d{1,4}$/.test(given)) return Number(given);
  throw new StartFailure(`--${option} must be the number of backups to keep: ${USAGE}`);
}

function orderOf(now: Date): Order {
  const [folder, ...more] = positionals;
  const { into, daily, weekly } = values;
  const isTidied = daily !== undefined || weekly !== undefined;
  if (more.length > 0 || (folder === undefined) === (into === undefined) || (folder && isTidied)) {
    throw new StartFailure(`Name one folder to write to: ${USAGE}`);
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
    const { collections } = await writeBackup({
      folder,
      now,
      signal: ending.signal,
      recipients: values.recipient ?? [],
    });
    const documents = Object.values(collections).reduce((sum, { documents: some }) => sum + some, 0);
    console.log(
      `Wrote ${documents} documents from ${Object.keys(collections).length} collections to ${folder}${values.recipient ? ', encrypted' : ''}.`,
    );
    // No schema check: a backup before an update must also work on a database of the earlier version.
  }, refuseHalfRestored);
  if (!tidy) return;
  for (const name of await removeExpired(tidy.root, tidy.keep, now)) console.log(`Deleted ${name}.`);
});
