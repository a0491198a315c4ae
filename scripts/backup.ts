import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '@/lib/backup/write-backup';
import { StartFailure } from '@/server/start-failure';
import { command, withDatabase } from './with-database';

await command(async () => {
  const [folder] = parseArgs({ allowPositionals: true, options: {} }).positionals;
  if (!folder) throw new StartFailure('Say where to: npm run backup -- FOLDER');
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ending.abort());
  await withDatabase(async () => {
    const order = { folder: resolve(folder), now: new Date(), signal: ending.signal };
    const { collections } = await writeBackup(order);
    const documents = Object.values(collections).reduce((sum, { documents: some }) => sum + some, 0);
    console.log(
      `Wrote ${documents} documents of ${Object.keys(collections).length} collections to ${folder}.`,
    );
  });
});
