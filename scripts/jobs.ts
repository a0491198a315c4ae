import { listFailedItems, retryFailedItems } from '@/lib/platform/jobs/failed-items';
import { StartFailure } from '@/server/start-failure';
import { DATABASE_SETTING, readArguments } from './arguments.mjs';
import { command, withDatabase } from './with-database';

const USAGE = 'npm run jobs -- list | retry [ID]';

const { positionals } = readArguments({
  usage: USAGE,
  about:
    'Shows what background jobs failed to do, and lets them try again what they left out after five failures.',
  arguments: {
    list: 'list the items that failed, and why; parked ones are not tried any more',
    'retry [ID]': 'let the jobs try all of them again, or the one with this id',
  },
  environment: DATABASE_SETTING,
});

async function list(): Promise<void> {
  const { items, total } = await listFailedItems();
  if (total === 0) console.log('No item of a job has failed.');
  if (total > items.length) console.log(`${total - items.length} older ones, and:`);
  for (const { job, item, failures, error, failedAt, isParked } of items)
    console.log(
      `${item}  ${isParked ? 'parked' : 'failing'}  ${job}, ${failures} failures, last ${failedAt.toISOString()}: ${error}`,
    );
}

async function retry(id?: string): Promise<void> {
  const count = await retryFailedItems(id);
  console.log(count === 0 ? 'No item of a job has failed.' : `${count} will be tried again.`);
}

await command(async () => {
  const [verb, id, ...rest] = positionals;
  const isKnown = (verb === 'list' && id === undefined) || (verb === 'retry' && rest.length === 0);
  if (!isKnown) throw new StartFailure(`Say what to do: ${USAGE}`);
  await withDatabase(() => (verb === 'list' ? list() : retry(id)));
});
