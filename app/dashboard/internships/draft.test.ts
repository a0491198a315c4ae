import { describe, expect, it } from 'vitest';
import { MISSING } from '@/lib/internships/listings/listing-fields';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { changedFields, errorsByControl, merged, named, shownOf } from './draft';

const listing: PublicInternship = {
  ...MISSING,
  _id: 'a',
  title: 'Intern',
  company: 'Bonde Farms',
  industryId: 10,
  path: '/internships/agriculture-agribusiness/bonde-farms-intern',
  featuredSlug: 'bonde-farms-intern',
  location: 'Nakuru',
  stipend: { kind: 'paid', min: 15_000, max: null },
  duration: '3 months',
  createdAt: '2026-11-01T00:00:00.000Z',
  applicationDeadline: '2026-11-30T14:00:00.000Z',
  status: 'Open',
  isFeatured: true,
  applyLink: 'https://bonde.example',
  descriptionParagraph: 'Cows.',
  yourRole: ['Milk', 'Feed'],
  updatedAt: '2026-11-01T00:00:00.000Z',
};

it('puts an error about a line or an amount at its control', () => {
  const errors = { title: 'a', 'yourRole.3': 'b', 'stipend.max': 'c' };
  expect(errorsByControl(errors)).toEqual({ title: 'a', yourRole: 'b', stipendMax: 'c' });
});

it('names the field of each error in the summary', () => {
  expect(named({ title: 'Too short', stipendMax: 'Too much' })).toEqual({
    title: 'Title: Too short',
    stipendMax: 'Stipend, to: Too much',
  });
});

it('names the changed fields, in the order of the form', () => {
  const before = { title: 'A', yourRole: ['x'], remote: false, updatedAt: '1' };
  const after = { title: 'B', yourRole: ['x', 'y'], remote: false, updatedAt: '2' };
  expect(changedFields(before, after)).toEqual(['title', 'yourRole']);
});

describe('the text of a field', () => {
  it.each([
    ['title', 'Intern'],
    ['industryId', 'Agriculture & Agribusiness'],
    ['county', 'Nothing'],
    ['remote', 'No'],
    ['isFeatured', 'Yes'],
    ['applicationDeadline', 'Nov 30, 2026, 5:00 PM'],
    ['stipend', 'KES 15,000 a month'],
    ['yourRole', 'Milk\nFeed'],
    ['whyJoinUs', 'Nothing'],
    ['howToApply', 'Nothing'],
  ] as const)('%s: %s', (field, words) => expect(shownOf(listing, field)).toBe(words));

  it('without an industry is "Nothing"', () => {
    expect(shownOf({ ...listing, industryId: 0 }, 'industryId')).toBe('Nothing');
  });
});

it('a resolved conflict keeps my values except for the named fields', () => {
  const mine = { ...listing, location: 'Mine', duration: 'Mine' };
  const theirs = { ...listing, location: 'Theirs', duration: 'Theirs', company: 'Theirs' };
  expect(merged(mine, theirs, ['location'])).toEqual({ ...mine, location: 'Theirs' });
});
