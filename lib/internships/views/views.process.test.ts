import { expect, test } from 'vitest';
import { makeListing } from '@/dev/testing/data/fixtures';
import { PHONE_AGENT } from '@/dev/testing/data/user-agents';
import { stackForFile } from '@/dev/testing/stack/for-file';
import { startNextAlone } from '@/dev/testing/stack/next-alone';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { ListingViewModel } from '@/models/listing-view';

const stack = stackForFile();

async function open(origin: string, path: string, agent = PHONE_AGENT) {
  const answer = await fetch(origin + path, { headers: { 'User-Agent': agent } });
  expect(answer.status).toBe(200);
  await answer.text();
}

test('views are counted by npm run serve and by next start, and a node that ends stores what it counted', async () => {
  const listing = await makeListing({ industryId: 5 });
  const path = internshipPath(listing);
  const views = async () =>
    (await ListingViewModel.find({ internshipId: listing._id }).lean()).map((day) => day.views);

  await open(stack().appUrl, path);
  await expect.poll(views, { timeout: 15_000 }).toEqual([1]);

  const alone = await startNextAlone(stack(), {});
  try {
    await open(alone.appUrl, path);
    await open(alone.appUrl, path, 'curl/8.5.0');
    await expect.poll(views, { timeout: 15_000 }).toEqual([2]);
  } finally {
    await alone.stop();
  }

  await open(stack().appUrl, path);
  process.kill(stack().servicePid, 'SIGTERM');
  await expect.poll(views, { timeout: 15_000 }).toEqual([3]);
});
