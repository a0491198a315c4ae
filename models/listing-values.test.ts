import { expect, test } from 'vitest';
import { LISTING_FIELD_ENTRIES, MISSING, namesWhere, valueIn } from './listing-values';

test('the texts of a listing that an employer wrote are rid of the person, and the link is', () => {
  expect(namesWhere('erased', 'words')).toEqual([
    'descriptionIntroHeading',
    'descriptionParagraph',
    'yourRole',
    'whatWeLookFor',
    'niceToHaveSkills',
    'whyJoinUs',
    'perksAndBenefits',
    'howToApply',
  ]);
  expect(namesWhere('erased', 'link')).toEqual(['applyLink']);
});

test('lists show what fits into a row, without the long texts', () => {
  expect(namesWhere('shown', 'in lists')).toEqual([
    'title',
    'company',
    'kind',
    'industryId',
    'location',
    'county',
    'remote',
    'duration',
    'stipend',
    'applicationDeadline',
    'isFeatured',
  ]);
});

test('what nobody said is what an earlier version did not store', () => {
  expect(MISSING).toEqual({
    kind: 'internship',
    county: null,
    remote: false,
    stipend: { kind: 'not stated', min: null, max: null },
    isFeatured: false,
    descriptionIntroHeading: '',
    howToApply: '',
    yourRole: [],
    whatWeLookFor: [],
    niceToHaveSkills: [],
    whyJoinUs: [],
    perksAndBenefits: [],
  });
  expect(valueIn({}, 'yourRole')).toEqual([]);
  expect(valueIn({ county: null }, 'county')).toBeNull();
  expect(valueIn({ remote: true }, 'remote')).toBe(true);
});

test('every field is either required or has what it is when it is missing', () => {
  const both = LISTING_FIELD_ENTRIES.filter(([, { holds }]) => 'required' in holds === 'missing' in holds);
  expect(both).toEqual([]);
});
