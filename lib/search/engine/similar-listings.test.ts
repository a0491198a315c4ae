import { expect, test } from 'vitest';
import { fieldsOf } from '@/dev/sample/listings';
import { SAMPLE_INDUSTRIES } from '@/dev/sample/industries';
import { listingText } from './listing-text';
import { PackedIndex, type IndexedListing } from './packed-index';
import { similarListings } from './similar-listings';

const NOW = new Date('2026-11-22T09:00:00Z');
const DAY = 24 * 60 * 60_000;

let made = 0;
const listing = (title: string, change: Partial<IndexedListing> = {}): IndexedListing => ({
  id: (++made).toString(16).padStart(24, '0'),
  text: { title, employer: 'Jenga Ltd', place: 'Kenya', about: '', text: '' },
  industry: 1,
  county: null,
  kind: 'internship',
  amount: 0,
  deadline: NOW.getTime() + 20 * DAY,
  createdAt: NOW.getTime() - made * 60_000,
  ...change,
});

function similarTo(known: IndexedListing, others: IndexedListing[]): string[] {
  const index = new PackedIndex();
  for (const one of [known, ...others]) index.set(one);
  const titles = new Map(others.map(({ id, text }) => [id, text.title]));
  return similarListings(index, { ...known, title: known.text.title }, NOW).map(
    (id) => titles.get(id) ?? '?',
  );
}

test('the title comes first, then the kind and the county, of equal ones the newest', () => {
  const known = listing('Solar Technician Intern', { county: 'Kisumu' });
  const others = [
    listing('Cook', { kind: 'entry level' }),
    listing('Clerk', { kind: 'entry level' }),
    listing('Wind Analyst', { county: 'Kisumu' }),
    listing('Solar Technician Intern'),
  ];
  expect(similarTo(known, others)).toEqual(['Solar Technician Intern', 'Wind Analyst', 'Cook']);
});

const OTHER = { industry: 7, kind: 'entry level' } as const;

test('a listing that has nothing else in common needs half of the title', () => {
  const known = listing('Solar Technician');
  const others = ['Solar Technician II', 'Solar Cook', 'Chef'].map((title) => listing(title, OTHER));
  expect(similarTo(known, others)).toEqual(['Solar Technician II']);
  expect(similarTo(listing('Solar Panel Fitter'), others)).toEqual([]);
});

test('where the industry has too few, others of the place and kind follow', () => {
  const known = listing('Solar Intern', { county: 'Kisumu' });
  const others = [
    listing('Cook', OTHER),
    listing('Chef', { ...OTHER, county: 'Kisumu' }),
    listing('Wind Analyst'),
    listing('Cook Intern', { industry: 7, county: 'Kisumu' }),
  ];
  expect(similarTo(known, others)).toEqual(['Wind Analyst', 'Cook Intern', 'Chef']);
  const remote = listing('Editor', { ...OTHER, remote: 'yes' });
  expect(
    similarTo(listing('Clerk', { industry: 3, remote: 'yes' }), [listing('Cook', OTHER), remote]),
  ).toEqual(['Editor']);
});

test('closed ones and the listing itself are left out', () => {
  const known = listing('Solar Intern');
  expect(similarTo(known, [listing('Solar Intern', { deadline: NOW.getTime() })])).toEqual([]);
});

test('at least nine of ten closed listings of the sample have three similar ones', () => {
  const index = new PackedIndex();
  const sample = SAMPLE_INDUSTRIES.flatMap(({ industryId, listings }) =>
    listings.map((one) => ({ closed: one.closed ?? false, fields: fieldsOf(one, industryId) })),
  ).map(({ closed, fields }, at) => ({
    ...fields,
    closed,
    id: at.toString(16).padStart(24, '0'),
    text: listingText(fields),
    industry: fields.industryId,
    pay: null,
    remote: fields.remote ? ('yes' as const) : null,
    amount: fields.stipend.min ?? 0,
    deadline: NOW.getTime() + (closed ? -1 : 20) * DAY,
    createdAt: NOW.getTime() - at * 60_000,
  }));
  for (const one of sample) index.set(one);
  const over = sample.filter(({ closed }) => closed);
  const served = over.filter((one) => similarListings(index, one, NOW).length === 3);
  expect(over.length).toBeGreaterThan(0);
  expect(served.length / over.length).toBeGreaterThanOrEqual(0.9);
});
