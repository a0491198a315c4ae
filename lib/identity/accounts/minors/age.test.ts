import { describe, expect, test } from 'vitest';
import { adultFrom, birthMonthRule, birthMonths, isAdult, mayApply } from './age';

const NOW = new Date('2026-11-25T09:00:00Z');

describe('the month of birth of somebody who is not 18', () => {
  test.each([
    ['', 'Choose the month you were born in'],
    ['2009', 'Choose the month you were born in'],
    ['2009-13', 'Choose the month you were born in'],
    ['2010-12', 'You must be at least 16 years old to open an account'],
    ['2010-11', null],
    ['2008-11', null],
    ['2008-10', 'If you were born then, you’re 18 or older. Choose Yes'],
  ])('%s: %s', (month, message) => {
    expect(birthMonthRule(month, NOW)).toBe(message);
  });

  test('is one of the 25 that the form offers', () => {
    const months = birthMonths(NOW);
    expect(months).toHaveLength(25);
    expect([months[0], months[10], months[11], months.at(-1)]).toEqual([
      '2010-11',
      '2010-01',
      '2009-12',
      '2008-11',
    ]);
  });

  test('counts by the month in Nairobi', () => {
    expect(birthMonths(new Date('2026-11-30T20:59:59Z'))[0]).toBe('2010-11');
    expect(birthMonths(new Date('2026-11-30T21:00:00Z'))[0]).toBe('2010-12');
  });
});

describe('turning 18', () => {
  test.each([
    ['2009-03', '2027-03-31T21:00:00.000Z'],
    ['2008-12', '2026-12-31T21:00:00.000Z'],
    ['2008-11', '2026-11-30T21:00:00.000Z'],
  ])('born in %s: from %s', (month, from) => {
    expect(adultFrom(month).toISOString()).toBe(from);
  });

  test('is known to the second, and then no consent is needed', () => {
    const minor = { adultFrom: adultFrom('2009-03'), state: 'refused' } as const;
    const before = new Date('2027-03-31T20:59:59.999Z');
    const after = new Date('2027-03-31T21:00:00Z');
    expect([isAdult(minor, before), isAdult(minor, after)]).toEqual([false, true]);
    expect([mayApply(minor, before), mayApply(minor, after)]).toEqual([false, true]);
  });
});

test.each([
  ['asked', false],
  ['consented', true],
  ['refused', false],
  ['withdrawn', false],
] as const)('somebody whose guardian was %s may apply: %s', (state, may) => {
  expect(mayApply({ adultFrom: adultFrom('2010-01'), state }, NOW)).toBe(may);
});
