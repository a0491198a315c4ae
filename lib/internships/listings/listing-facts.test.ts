import { expect, test } from 'vitest';
import { SAMPLE_LISTING } from '@/dev/testing/data/sample-listing';
import { HEADER_FACTS, listingFacts } from './listing-facts';

const terms = (...given: Parameters<typeof listingFacts>) => listingFacts(...given).map(({ term }) => term);

test('remote work is a fact only of a remote listing', () => {
  const remote = { ...SAMPLE_LISTING, remote: true };
  expect(listingFacts(remote)).toContainEqual({ term: 'Remote', detail: 'Yes' });
  expect(terms({ ...SAMPLE_LISTING, remote: false })).not.toContain('Remote');
});

test('the key details have what the header lacks', () => {
  expect(terms(SAMPLE_LISTING, HEADER_FACTS)).toEqual(['Industry', 'Deadline']);
  expect(terms(SAMPLE_LISTING)).toEqual(expect.arrayContaining(['Employer', 'Type', 'Location', 'Pay']));
});
