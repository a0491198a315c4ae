import { expect, test } from 'vitest';
import { checkAtOnce } from '@/dev/testing/data/adverts/check-at-once';
import { newSince, overrideOf } from './override';

const severe = checkAtOnce({ howToApply: 'Pay the registration fee.' });
const mild = checkAtOnce({ howToApply: 'Ladies only.' });

test('without a severe finding no reason is asked, and none is noted', () => {
  expect(overrideOf(mild, undefined)).toEqual({});
  expect(overrideOf([], 'A reason nobody asked for')).toEqual({});
});

test.each([undefined, '', '123456789'])(
  'the reason %j is too short; the answer quotes the words',
  (reason) => {
    expect(() => overrideOf(severe, reason)).toThrow(
      /“registration fee”: It asks applicants for money\. .+ give a reason to publish it anyway, in at least 10 characters\./,
    );
  },
);

test('a reason of 10 characters is noted with the rules', () => {
  expect(overrideOf(severe, '1234567890')).toEqual({
    overrideReason: '1234567890',
    overriddenChecks: ['fee-named', 'fee-asked'],
  });
});

test('what the version before had is not new', () => {
  expect(newSince(severe, severe)).toEqual([]);
  expect(newSince([], severe)).toEqual(severe);
});
