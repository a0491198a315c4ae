import { beforeEach, expect, test } from 'vitest';
import { asActor, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { searchInternships } from '@/lib/internships/listings/search-internships';
import type { Actor } from '@/lib/platform/auth/actor';
import { AuditEntryModel } from '@/models/audit-entry';
import { EmptySearchModel } from '@/models/empty-search';
import { SynonymModel } from '@/models/synonym';
import { addSynonym } from './add-synonym';
import { listSynonyms } from './list-synonyms';
import { removeSynonym } from './remove-synonym';

preparedDatabase();

let administrator: Actor;
beforeEach(async () => {
  await Promise.all([SynonymModel.deleteMany(), EmptySearchModel.deleteMany()]);
  administrator = asActor(await makeUser('administrator'));
});

const titlesOf = async (q: string) => (await searchInternships({ q })).internships.map(({ title }) => title);

test('a synonym is found by at once, and no longer once it is removed', async () => {
  await makeListing({ title: 'Glazier' });
  expect(await titlesOf('fundi dirisha')).toEqual([]);
  const { message, synonym } = await addSynonym(administrator, {
    phrase: ' Fundi-Dirisha',
    means: 'glazier',
  });
  expect(message).toBe('“fundi dirisha” = “glazier” has been added.');
  expect(await titlesOf('fundi dirisha')).toEqual(['Glazier']);
  await removeSynonym(administrator, { id: synonym._id });
  expect(await titlesOf('fundi dirisha')).toEqual([]);
  const audited = await AuditEntryModel.find({ 'target.kind': 'synonym' }).sort({ at: 1 }).lean();
  expect(audited.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['synonym added', null, { phrase: 'fundi dirisha', means: 'glazier' }],
    ['synonym removed', { phrase: 'fundi dirisha', means: 'glazier' }, null],
  ]);
});

test('one that another node added is found by within a second', async () => {
  await makeListing({ title: 'Roofer' });
  expect(await titlesOf('paaist')).toEqual([]);
  await SynonymModel.create({ phrase: 'paaist', means: 'roofer', createdAt: new Date() });
  await expect.poll(() => titlesOf('paaist'), { timeout: 1_000 }).toEqual(['Roofer']);
});

test('one that is stored without a phrase does not keep the others from being found by', async () => {
  await makeListing({ title: 'Plumber' });
  await SynonymModel.collection.insertOne({ means: 'plumber', createdAt: new Date() } as never);
  await SynonymModel.create({ phrase: 'bombaist', means: 'plumber', createdAt: new Date() });
  await expect.poll(() => titlesOf('bombaist'), { timeout: 1_000 }).toEqual(['Plumber']);
});

test('it is added once, in either direction, and takes its words off the log of empty searches', async () => {
  await EmptySearchModel.create({ words: 'windowist', day: new Date(), count: 3 });
  await addSynonym(administrator, { phrase: 'windowist', means: 'glazier' });
  expect(await EmptySearchModel.find().lean()).toEqual([]);
  const again = addSynonym(administrator, { phrase: 'Glazier', means: 'windowist' });
  await expect(again).rejects.toMatchObject({ status: 409 });
  expect(await listSynonyms(administrator, {})).toMatchObject({
    synonyms: [{ phrase: 'windowist', means: 'glazier' }],
    total: 1,
  });
});

test('there are at most 500', async () => {
  const createdAt = new Date();
  await SynonymModel.insertMany(
    Array.from({ length: 500 }, (_, at) => ({ phrase: `word${at}`, means: 'glazier', createdAt })),
  );
  const one = addSynonym(administrator, { phrase: 'windowist', means: 'glazier' });
  await expect(one).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('500 synonyms'),
  });
});

test.each([
  ['nothing', { phrase: ' ', means: 'glazier' }],
  ['a phrase of 41 characters', { phrase: 'a'.repeat(41), means: 'glazier' }],
  ['an operator', { phrase: { $ne: '' }, means: 'glazier' }],
])('%s is refused', async (_, input) => {
  await expect(addSynonym(administrator, input)).rejects.toMatchObject({ name: 'ZodError' });
});

test.each([
  ['no letter', { phrase: '!?', means: 'glazier' }, /one to five words/],
  ['only small words', { phrase: 'the of', means: 'glazier' }, /one to five words/],
  ['six words', { phrase: 'glazier', means: 'a1 b2 c3 d4 e5 f6' }, /one to five words/],
  ['the same twice', { phrase: 'Glazier', means: 'glazier' }, /the same/],
  ['two places', { phrase: 'Nairobi', means: 'Mombasa' }, /knows both/],
])('%s changes nothing and is refused', async (_, input, message) => {
  await expect(addSynonym(administrator, input)).rejects.toMatchObject({ status: 409, message });
});

test('nobody else reads or changes them', async () => {
  const editor = asActor(await makeUser('editor'));
  await expect(addSynonym(editor, { phrase: 'a', means: 'b' })).rejects.toMatchObject({ status: 403 });
  await expect(listSynonyms(editor, {})).rejects.toMatchObject({ status: 403 });
  await expect(removeSynonym(editor, { id: 'x' })).rejects.toMatchObject({ status: 403 });
  await expect(removeSynonym(administrator, { id: 'x' })).rejects.toMatchObject({ status: 404 });
});
