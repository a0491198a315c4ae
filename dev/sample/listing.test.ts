import { describe, expect, it } from 'vitest';
import { sampleIndustry } from './listing';

const file = (listing: object = {}) => ({
  industryId: 4,
  employers: {
    wakili: {
      name: 'Wakili & Dada',
      location: 'Kisii',
      county: 'Kisii',
      apply: 'https://wakili.example/jobs',
      howToApply: 'Apply on our site.',
    },
  },
  listings: [
    {
      employer: 'wakili',
      title: 'Registry Clerk',
      kind: 'internship',
      duration: '3 months',
      stipend: { kind: 'unpaid' },
      description: 'Keep the register of a court.',
      ...listing,
    },
  ],
});
const problemOf = (listing: object) => sampleIndustry.safeParse(file(listing)).error?.issues[0];

describe('a data file of sample listings', () => {
  it('has listings with their employers, and no amounts for unpaid ones', () => {
    const { listings } = sampleIndustry.parse(file());
    expect(listings[0]).toMatchObject({
      employer: { name: 'Wakili & Dada' },
      stipend: { kind: 'unpaid', min: null, max: null },
    });
  });

  it('names only employers in the file', () =>
    expect(problemOf({ employer: 'nobody' })).toMatchObject({
      message: 'There is no employer nobody: Registry Clerk',
    }));

  it.each([
    [{ kind: 'job' }, ['listings', 0, 'kind']],
    [{ place: ['Narok', 'Maasai'] }, ['listings', 0, 'place', 1]],
    [{ stipend: { kind: 'paid', min: 20_000 } }, ['listings', 0, 'stipend', 'max']],
    [{ yourRole: 'One | Two' }, ['listings', 0, 'yourRole']],
    [{ yourRole: [' '] }, ['listings', 0, 'yourRole', 0]],
    [{ description: '' }, ['listings', 0, 'description']],
    [{ perks: ['Lunch'] }, ['listings', 0]],
  ])('is rejected with %o', (listing, path) => expect(problemOf(listing)).toMatchObject({ path }));
});
