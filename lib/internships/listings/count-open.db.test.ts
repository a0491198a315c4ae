import { expect, test } from 'vitest';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { countOpenInCounties } from './count-open';
import { fillSearchIndex } from './search-index';

preparedDatabase();

test('counts the open listings of each county, without the search index and with it', async () => {
  await makeListing({ county: 'Turkana' });
  await makeListing({ county: 'Turkana' });
  await makeListing({ county: 'Lamu' });
  await makeListing({ county: null });
  await makeListing({ county: 'Lamu', applicationDeadline: inDays(-1) });
  await makeListing({ county: 'Lamu', deletedAt: new Date() });
  await makeListing({ county: 'Lamu', hiddenAt: new Date() });
  const counted = async () =>
    Object.fromEntries((await countOpenInCounties()).map(({ value, count }) => [value, count]));
  expect(await counted()).toEqual({ Turkana: 2, Lamu: 1 });
  await fillSearchIndex();
  expect(await counted()).toEqual({ Turkana: 2, Lamu: 1 });
});
