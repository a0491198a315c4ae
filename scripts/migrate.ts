import { refuseHalfRestored } from '@/lib/operations/migrations/half-restored';
import { planMigrations } from '@/lib/operations/migrations/migrate-database';
import { connectToReplicaSet, prepareDatabase } from '@/lib/operations/migrations/prepare-database';
import { DATABASE_SETTING, readArguments } from './arguments.mjs';
import { command, withDatabase } from './with-database';

const { values } = readArguments({
  usage: 'npm run migrate [-- --dry-run] [--finish]',
  about: 'Updates the database to this version: indexes and data migrations. Safe to repeat.',
  options: {
    'dry-run': { type: 'boolean', default: false, about: 'show what would change, and change nothing' },
    finish: {
      type: 'boolean',
      default: false,
      about: 'also remove what only the previous release needs; run it once no node runs that release',
    },
  },
  environment: DATABASE_SETTING,
});

await command(async () => {
  const lines: string[] = [];
  const say = (line: string): void => {
    lines.push(line);
    console.log(line);
  };
  const work = async () => {
    if (values['dry-run']) (await planMigrations({ finish: values.finish })).forEach(say);
    else await prepareDatabase({ finish: values.finish, say });
    if (lines.length === 0) console.log('The database is up to date.');
  };
  await withDatabase(work, async () => {
    await connectToReplicaSet();
    await refuseHalfRestored();
  });
});
