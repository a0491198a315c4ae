import { listFailedItems, retryFailedItems } from '@/lib/platform/jobs/failed-items';
import { StartFailure } from '@/server/start-failure';
import { DATABASE_SETTING, readArguments } from './arguments.mjs';
import { command, withDatabase } from './with-database';

const USAGE = 'npm run jobs -- list | retry [ID]';

const { positionals } = readArguments({
  usage: USAGE,
  about:
    'Lists the items that background jobs failed to process, and retries those parked after five failures.',
  arguments: {
    list: 'list failed items and why they failed; parked items are not retried',
    'retry [ID]': 'retry all failed items, or the one with this id',
  },
  environment: DATABASE_SETTING,
});

async function list(): Promise<void> {
  const { items, total } = await listFailedItems();
  if (total === 0) console.log('There are no failed items.');
  if (total > items.length) console.log(`${total - items.length} older items are not shown.`);
  for (const { job, item, failures, error, failedAt, isParked } of items)
    console.log(
      `${item}  ${isParked ? 'parked' : 'failing'}  ${job}, ${failures} failures, last ${failedAt.toISOString()}: ${error}`,
    );
}

async function retry(id?: string): Promise<void> {
  const count = await retryFailedItems(id);
  console.log(count === 0 ? 'There are no failed items.' : `${count} will be retried.`);
}

await command(async () => {
  const [verb, id, ...rest] = positionals;
  const isKnown = (verb === 'list' && id === undefined) || (verb === 'retry' && rest.length === 0);
  if (!isKnown) throw new StartFailure(`Choose a command: ${USAGE}`);
  await withDatabase(() => (verb === 'list' ? list() : retry(id)));
});
