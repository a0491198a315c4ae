import { expect, test } from 'vitest';
import { inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { collectTags } from '@/lib/platform/cache/tags';
import type { InternshipRecord } from '@/models/internship';
import { listOthersOfEmployer } from './list-others';
import { readInternship } from './read-internship';

preparedDatabase();

const othersOf = async ({ _id }: InternshipRecord) =>
  listOthersOfEmployer(await readInternship({ id: _id.toHexString() }));
const titlesOf = async (listing: InternshipRecord) => (await othersOf(listing)).map(({ title }) => title);

test('are the three newest open ones of the same employer', async () => {
  const [{ _id: postedBy }, { _id: another }] = [await makeUser('employer'), await makeUser('employer')];
  const shown = await makeListing({ postedBy, title: 'Shown' });
  for (const [at, title] of ['First', 'Second', 'Third', 'Fourth'].entries())
    await makeListing({ postedBy, title, createdAt: inDays(at - 9), industryId: 2 });
  await makeListing({ postedBy, title: 'Closed', applicationDeadline: inDays(-1) });
  await makeListing({ postedBy, title: 'Hidden', hiddenAt: new Date() });
  await makeListing({ postedBy, title: 'Deleted', deletedAt: new Date() });
  await makeListing({ postedBy: another, title: 'Of another' });
  await makeListing({ title: 'By staff' });
  expect(await titlesOf(shown)).toEqual(['Fourth', 'Third', 'Second']);
});

test('a page is outdated by a change of one it shows', async () => {
  const { _id: postedBy } = await makeUser('employer');
  const [shown, other] = [await makeListing({ postedBy }), await makeListing({ postedBy, title: 'Other' })];
  const { record } = await collectTags(() => othersOf(shown));
  expect(record.tags).toContain(`internship:${other._id.toHexString()}`);
  expect(record.tags).not.toContain('listings');
});

test('there are none for a listing by staff, and for the only one of an employer', async () => {
  const { _id: postedBy } = await makeUser('employer');
  expect(await titlesOf(await makeListing({ title: 'By staff' }))).toEqual([]);
  expect(await titlesOf(await makeListing({ postedBy }))).toEqual([]);
});
