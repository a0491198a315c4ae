import { expect, test } from 'vitest';
import { SAMPLE_LISTING } from '@/dev/testing/data/sample-listing';
import { listingFacts } from './listing-facts';

const terms = (...given: Parameters<typeof listingFacts>) => listingFacts(...given).map(({ term }) => term);

test('remote work is a fact only of a remote listing', () => {
  const remote = { ...SAMPLE_LISTING, remote: true };
  expect(listingFacts(remote)).toContainEqual({ term: 'Remote', detail: 'Yes' });
  expect(terms({ ...SAMPLE_LISTING, remote: false })).not.toContain('Remote');
});

test('fields that the page already shows are left out', () => {
  const all = terms(SAMPLE_LISTING);
  expect(all).toEqual(expect.arrayContaining(['Employer', 'Type', 'Location', 'Pay']));
  expect(terms(SAMPLE_LISTING, ['company', 'stipend'])).toEqual(
    all.filter((term) => term !== 'Employer' && term !== 'Pay'),
  );
});
