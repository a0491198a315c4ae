import { beforeEach, expect, test } from 'vitest';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { InternshipModel } from '@/models/internship';
import { SearchWordModel } from '@/models/search-word';
import { dateWords, keepWordsInUse } from './keep-search-words';

preparedDatabase();
beforeEach(async () => {
  await InternshipModel.deleteMany({});
  await SearchWordModel.deleteMany({});
});

const now = new Date();
const seen = async (word: string) => (await SearchWordModel.findById(word).lean())?.seenAt;
const lookedAt = (at: Date) => SearchWordModel.updateMany({}, { $set: { seenAt: at } });

async function listingOf(days: number, change: { applicationDeadline?: Date } = {}) {
  const listing = await makeListing({ title: 'Beekeeping Intern', createdAt: inDays(-days), ...change });
  await lookedAt(inDays(-700));
  return listing;
}

test('the words of a listing that is open for more than a year stay in use', async () => {
  await listingOf(366);
  expect(await keepWordsInUse(now)).toBe(1);
  expect((await seen('beekeeping'))?.getTime()).toBeGreaterThanOrEqual(now.getTime());
});

test.each([
  ['is younger', 364, {}],
  ['is closed', 366, { applicationDeadline: inDays(-1) }],
])('those of one that %s are left alone', async (_, days, change) => {
  await listingOf(days, change);
  expect(await keepWordsInUse(now)).toBe(0);
  expect((await seen('beekeeping'))?.getTime()).toBeLessThan(inDays(-699).getTime());
});

test('a word that is written again counts as seen now, at most once in 30 days', async () => {
  await makeListing({ title: 'Beekeeping Intern' });
  const lately = inDays(-29);
  await lookedAt(lately);
  await makeListing({ title: 'Beekeeping Trainee' });
  expect(await seen('beekeeping')).toEqual(lately);
  await lookedAt(inDays(-31));
  await makeListing({ title: 'Beekeeping Attachment' });
  expect((await seen('beekeeping'))?.getTime()).toBeGreaterThanOrEqual(now.getTime());
});

test('words of an older version count as seen at the first start', async () => {
  await SearchWordModel.collection.insertOne({ _id: 'old', stem: 'old', head: true, typoKeys: [] } as never);
  await dateWords(now);
  expect(await seen('old')).toEqual(now);
});
