import { expect, test } from 'vitest';
import { PackedIndex, type IndexedListing } from './packed-index';
import { searchListings } from './search-listings';
import { searchSchema } from './search-schema';
import { Synonyms } from './synonyms';

const NOW = new Date('2026-11-23T09:00:00Z');
const DAY = 86_400_000;

const listing = (title: string, county: IndexedListing['county'] = 'Nairobi City'): IndexedListing => ({
  id: title,
  text: { title, employer: 'Jenga', place: county ?? '', about: '', text: 'Work with a team.' },
  industry: 1,
  county,
  kind: 'internship',
  amount: 0,
  deadline: NOW.getTime() + DAY,
  createdAt: NOW.getTime() - DAY,
});

function found(pairs: { phrase: string; means: string }[], q: string): string[] {
  const index = new PackedIndex();
  for (const one of [listing('Glazier'), listing('Electrician'), listing('Clerk', 'Mombasa')]) index.set(one);
  index.synonyms = new Synonyms(pairs);
  return searchListings(index, searchSchema.parse({ q }), NOW).ids;
}

test.each([
  ['windowist', 'glazier', 'windowist', ['Glazier']],
  ['fundi dirisha', 'glazier', 'fundi dirisha', ['Glazier']],
  ['sparky', 'electrician', 'sparky', ['Electrician']],
  ['electrician', 'sparky', 'sparky', ['Electrician']],
  ['raha town', 'mombasa', 'raha town', ['Clerk']],
  ['windowist', 'glazier', 'windowit', ['Glazier']],
  ['windowist', 'glazier', 'glazier', ['Glazier']],
  ['kazi mingi', 'jobs', 'kazi mingi glazier', ['Glazier']],
])('with %s = %s, %s finds %j', (phrase, means, q, titles) => {
  expect(found([{ phrase, means }], q).slice(0, 1)).toEqual(titles);
});

test('places, filters and fillers keep what they say', () => {
  const synonyms = new Synonyms([
    { phrase: 'nairobi', means: 'glazier' },
    { phrase: 'jobs', means: 'glazier' },
  ]);
  expect(synonyms.meaningOf('nairobi')).toMatchObject({ is: 'place' });
  expect(synonyms.meaningOf('job')).toMatchObject({ is: 'filler' });
  expect(new Synonyms([{ phrase: 'Nairobi', means: 'Mombasa' }]).size).toBe(0);
});
