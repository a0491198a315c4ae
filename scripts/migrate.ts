import { parseArgs } from 'node:util';
import { refuseHalfRestored } from '@/lib/migrations/half-restored';
import { planMigrations } from '@/lib/migrations/migrate-database';
import { connectToReplicaSet, prepareDatabase } from '@/lib/migrations/prepare-database';
import { command, withDatabase } from './with-database';

await command(async () => {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      finish: { type: 'boolean', default: false },
    },
  });
  const lines: string[] = [];
  const say = (line: string): void => {
    lines.push(line);
    console.log(line);
  };
  const work = async () => {
    if (values['dry-run']) (await planMigrations({ finish: values.finish })).forEach(say);
    else await prepareDatabase({ finish: values.finish, say });
    if (lines.length === 0) console.log('The database is as this version uses it.');
  };
  await withDatabase(work, async () => {
    await connectToReplicaSet();
    await refuseHalfRestored();
  });
});
