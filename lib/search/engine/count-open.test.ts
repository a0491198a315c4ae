import { expect, test } from 'vitest';
import { countOpen, countOpenBy } from './count-open';
import { PackedIndex, type IndexedListing } from './packed-index';

const listing = (
  id: string,
  deadline: number,
  createdAt: number,
  { county = null, industry = 1 }: Pick<Partial<IndexedListing>, 'county' | 'industry'> = {},
): IndexedListing => ({
  id,
  text: { title: '', employer: '', place: '', about: '', text: '' },
  industry,
  county,
  kind: 'internship',
  pay: 'paid',
  amount: 0,
  deadline,
  createdAt,
});

test('counts those open at the moment, and those posted since another, both to the millisecond', () => {
  const index = new PackedIndex();
  index.set(listing('a', 1_000, 500));
  index.set(listing('b', 1_001, 499));
  index.set(listing('c', 1_002, 500));
  index.set(listing('removed', 9_999, 900));
  index.remove('removed');
  expect(countOpen(index, 1_000, 500)).toEqual({ open: 2, recent: 1 });
  expect(countOpen(index, 999, 499)).toEqual({ open: 3, recent: 3 });
  expect(countOpen(index, 1_002, 0)).toEqual({ open: 0, recent: 0 });
});

test('counts those open by their county, to the millisecond', () => {
  const index = new PackedIndex();
  index.set(listing('a', 1_001, 0, { county: 'Kisumu' }));
  index.set(listing('b', 1_002, 0, { county: 'Kisumu' }));
  index.set(listing('c', 1_000, 0, { county: 'Kisumu' }));
  index.set(listing('d', 1_001, 0, { county: 'Turkana' }));
  index.set(listing('nowhere', 1_001, 0));
  index.set(listing('removed', 9_999, 0, { county: 'Nakuru' }));
  index.remove('removed');
  const counts = countOpenBy(index, 'county', new Date(1_000));
  expect(Object.fromEntries(counts.map(({ value, count }) => [value, count]))).toEqual({
    Kisumu: 2,
    Turkana: 1,
  });
  expect(countOpenBy(index, 'county', new Date(1_002))).toEqual([]);
});

test('counts those open by their industry, to the millisecond', () => {
  const index = new PackedIndex();
  index.set(listing('a', 1_001, 0, { industry: 3 }));
  index.set(listing('b', 1_002, 0, { industry: 3 }));
  index.set(listing('c', 1_000, 0, { industry: 3 }));
  index.set(listing('d', 1_001, 0, { industry: 7 }));
  const counts = countOpenBy(index, 'industry', new Date(1_000));
  expect(Object.fromEntries(counts.map(({ value, count }) => [value, count]))).toEqual({ 3: 2, 7: 1 });
  expect(countOpenBy(index, 'industry', new Date(1_002))).toEqual([]);
});
