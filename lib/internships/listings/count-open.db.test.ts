import { expect, test } from 'vitest';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { countOpenByIndustry, countOpenInCounties } from './count-open';
import { fillSearchIndex } from './search-index';

preparedDatabase();

test('counts the open listings of each county and industry, without the search index and with it', async () => {
  await makeListing({ county: 'Turkana', industryId: 3 });
  await makeListing({ county: 'Turkana', industryId: 7 });
  await makeListing({ county: 'Lamu', industryId: 3 });
  await makeListing({ county: null, industryId: 3 });
  await makeListing({ county: 'Lamu', industryId: 7, applicationDeadline: inDays(-1) });
  await makeListing({ county: 'Lamu', industryId: 7, deletedAt: new Date() });
  await makeListing({ county: 'Lamu', industryId: 9, hiddenAt: new Date() });
  const counted = async () => ({
    counties: Object.fromEntries((await countOpenInCounties()).map(({ value, count }) => [value, count])),
    industries: Object.fromEntries(await countOpenByIndustry(new Date())),
  });
  const open = { counties: { Turkana: 2, Lamu: 1 }, industries: { 3: 3, 7: 1 } };
  expect(await counted()).toEqual(open);
  await fillSearchIndex();
  expect(await counted()).toEqual(open);
});
