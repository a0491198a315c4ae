import { expect, test } from 'vitest';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { industryById } from '@/lib/internships/industries/industries';
import { changed, collectTags } from '@/lib/platform/cache/tags';
import type { InternshipRecord } from '@/models/internship';
import { listSimilarById, listSimilarInternships, listSimilarToFeatured } from './list-similar';
import { fillSearchIndex } from './search-index';

preparedDatabase();

const titlesLike = async (listing: InternshipRecord) =>
  (
    await listSimilarInternships({
      industrySlug: industryById(listing.industryId)?.slug ?? '',
      slug: listing.slug,
    })
  ).map(({ title }) => title);

/** Listings in two industries. The first industry has one listing similar to the closed one, and three newer ones. */
async function makeListings(): Promise<InternshipRecord> {
  const closed = await makeListing({
    industryId: 12,
    title: 'Solar Technician',
    applicationDeadline: inDays(-1),
  });
  await makeListing({ industryId: 12, title: 'Solar Technician Intern', createdAt: inDays(-9) });
  for (const [at, title] of ['Meter Reader', 'Grid Planner', 'Wind Analyst'].entries())
    await makeListing({ industryId: 12, title, createdAt: inDays(-at) });
  await makeListing({ industryId: 12, title: 'Over', applicationDeadline: inDays(-2) });
  await makeListing({ industryId: 3, title: 'Teacher', kind: 'entry level' });
  return closed;
}

test('a page shows the newest of the industry without waiting for the search index, and the most like once it is filled', async () => {
  const closed = await makeListings();
  expect(await titlesLike(closed)).toEqual(['Meter Reader', 'Grid Planner', 'Wind Analyst']);

  await fillSearchIndex();
  const filled = await titlesLike(closed);
  expect(filled).toHaveLength(3);
  expect(filled[0]).toBe('Solar Technician Intern');
  const featured = await listSimilarToFeatured({ slug: closed.featuredSlug });
  expect(featured.map(({ title }) => title)).toEqual(filled);
  expect(await listSimilarToFeatured({ slug: 'nothing-like-it' })).toEqual([]);
  const { internships } = await listSimilarById({ id: closed._id.toHexString() });
  expect(internships.map(({ title }) => title)).toEqual(filled);
});

test('an id that is none, one that nobody has and a deleted listing are answered as elsewhere', async () => {
  const deleted = await makeListing({ deletedAt: new Date() });
  for (const id of ['x', 'f'.repeat(24), undefined])
    await expect(listSimilarById({ id })).rejects.toMatchObject({ code: 'notFound' });
  await expect(listSimilarById({ id: deleted._id.toHexString() })).rejects.toMatchObject({ code: 'gone' });
});

test('a page is outdated by a change of a listing it shows and when the first of them closes, not by others', async () => {
  const known = await makeListing({ industryId: 15, title: 'Mason' });
  const soon = inDays(0.01);
  const first = await makeListing({ industryId: 15, title: 'Mason Apprentice', applicationDeadline: soon });
  changed([`internship:${first._id.toHexString()}`]);
  const { record } = await collectTags(() => listSimilarById({ id: known._id.toHexString() }));
  expect(record.tags).toContain(`internship:${first._id.toHexString()}`);
  expect(record.tags).not.toContain('listings');
  expect(record.until).toBe(soon.getTime());
});
