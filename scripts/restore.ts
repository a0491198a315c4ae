import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '@/lib/backup/restore-backup';
import { StartFailure } from '@/server/start-failure';
import { command, withDatabase } from './with-database';

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (!folder) throw new StartFailure('Say where from: npm run restore -- FOLDER [--replace]');
  await withDatabase(async () => {
    const { collections, madeAt } = await restoreBackup({ folder: resolve(folder), replace: values.replace });
    const documents = Object.values(collections).reduce((sum, { documents: some }) => sum + some, 0);
    console.log(`Restored ${documents} documents as they were at ${madeAt}.`);
  });
});
