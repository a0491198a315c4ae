import { resolve } from 'node:path';
import { restoreBackup } from '@/lib/operations/backup/restore-backup';
import { readWaitingMails } from '@/lib/platform/mail/outbox-hold';
import { connectToReplicaSet } from '@/lib/operations/migrations/prepare-database';
import { StartFailure } from '@/server/start-failure';
import { DATABASE_SETTING, readArguments } from './arguments.mjs';
import { IDENTITY_OPTION, readKey } from './identity';
import { confirmReplace, REPLACE_OPTION, withReplaceName } from './replace';
import { command, withDatabase } from './with-database';

const heldText = (waiting: number): string =>
  waiting === 0
    ? 'It has no unsent e-mails.'
    : `Unsent e-mails on hold: ${waiting}. To send them: npm run mail -- release. To delete them: npm run mail -- drop`;

const { values, positionals } = readArguments(
  {
    usage: 'npm run restore -- FOLDER [--replace] [--identity FILE]',
    about: 'Restores a backup to an empty database and puts its unsent e-mails on hold.',
    arguments: { FOLDER: 'the backup folder' },
    options: { replace: REPLACE_OPTION, identity: IDENTITY_OPTION },
    environment: DATABASE_SETTING,
  },
  withReplaceName(process.argv.slice(2)),
);

await command(async () => {
  const [folder] = positionals;
  if (!folder) throw new StartFailure('Name the backup folder: npm run restore -- FOLDER [--replace]');
  await withDatabase(async () => {
    if (values.replace !== undefined) await confirmReplace(values.replace);
    const key = await readKey(values.identity);
    const order = { folder: resolve(folder), replace: values.replace !== undefined, key };
    const { collections, madeAt } = await restoreBackup(order);
    const documents = Object.values(collections).reduce((sum, { documents: some }) => sum + some, 0);
    console.log(`Restored ${documents} documents as they were at ${madeAt}.`);
    console.log(heldText(await readWaitingMails()));
  }, connectToReplicaSet);
});
