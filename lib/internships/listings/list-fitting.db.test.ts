import { expect, test } from 'vitest';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { listFitting, type FittingProfile } from './list-fitting';
import { fillSearchIndex } from './search-index';

preparedDatabase();

const NOBODY: FittingProfile = { course: '', skills: [], county: null };
const titlesFor = async (profile: Partial<FittingProfile>, besides: readonly string[] = []) =>
  (await listFitting({ ...NOBODY, ...profile }, new Set(besides))).map(({ title }) => title);

test('openings that fit a profile: none before the index is filled, then of the course, then of two skills', async () => {
  await makeListing({ title: 'Beekeeping Intern', county: 'Kwale' });
  expect(await titlesFor({ course: 'Beekeeping' })).toEqual([]);
  await makeListing({ title: 'Weaving Intern' });
  await makeListing({ title: 'Pottery Intern' });
  await makeListing({ title: 'Saddlery Intern' });
  await makeListing({ title: 'Beekeeping Closed', applicationDeadline: inDays(-1) });
  await fillSearchIndex();
  const skills = ['weaving', 'pottery', 'saddlery'];
  expect(await titlesFor({ course: 'Beekeeping', skills })).toEqual([
    'Beekeeping Intern',
    'Weaving Intern',
    'Pottery Intern',
  ]);
  expect(await titlesFor({})).toEqual([]);
  expect(await titlesFor({ course: 'qqqqqxz' })).toEqual([]);
});

test('openings that fit: the county and remote ones first, at most five, without those that are known', async () => {
  const known = await makeListing({ title: 'Tailoring Known', county: 'Lamu' });
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five'])
    await makeListing({ title: `Tailoring ${title}`, county: 'Kisumu' });
  await makeListing({ title: 'Tailoring Far', county: null, remote: true });
  await makeListing({ title: 'Tailoring Near', county: 'Lamu' });
  await fillSearchIndex();
  const found = await titlesFor({ course: 'tailoring', county: 'Lamu' }, [known._id.toHexString()]);
  expect(found).toHaveLength(5);
  expect(found.slice(0, 2).sort()).toEqual(['Tailoring Far', 'Tailoring Near']);
  expect(found).not.toContain('Tailoring Known');
});
