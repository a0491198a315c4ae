import { parseArgs } from 'node:util';
import { refuseHalfRestored } from '@/lib/migrations/half-restored';
import { migrateIndexes, planIndexes, type IndexChange } from '@/lib/migrations/migrate-indexes';
import { command, withDatabase } from './with-database';

const linesOf = ({ collection, unused, missing }: IndexChange, dryRun: boolean): string[] => [
  ...missing.map((fields) => `${collection}: ${dryRun ? 'would make' : 'made'} the index {${fields}}`),
  ...unused.map((name) => `${collection}: ${dryRun ? 'would drop' : 'dropped'} the index ${name}`),
];

await command(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const dryRun = values['dry-run'];
  await withDatabase(async () => {
    const changes = await (dryRun ? planIndexes() : migrateIndexes());
    const lines = changes.flatMap((change) => linesOf(change, dryRun));
    console.log(lines.length === 0 ? 'The indexes are as this version uses them.' : lines.join('\n'));
  }, refuseHalfRestored);
});
