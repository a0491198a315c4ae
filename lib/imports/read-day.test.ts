import { expect, test } from 'vitest';
import { readDay } from './read-day';

test.each([
  '2026-12-31',
  '2026/12/31',
  '31/12/2026',
  '31-12-2026',
  '31.12.2026',
  '12/31/2026',
  '31st December 2026',
  '31 Dec 2026',
  '31-Dec-2026',
  ' 31 DECEMBER, 2026 ',
  '31st of December 2026',
  'December 31, 2026',
  'Dec. 31st 2026',
  'Thursday, 31 December 2026',
])('%j is the last day of 2026', (text) => expect(readDay(text)).toEqual({ day: '2026-12-31' }));

test.each([
  ['4/4/2027', '2027-04-04'],
  ['1 sept 2027', '2027-09-01'],
  ['29/2/2028', '2028-02-29'],
])('%s is %s', (text, day) => expect(readDay(text)).toEqual({ day }));

test('a date of numbers that may be two days is refused, unless the order is said', () => {
  expect(readDay('3/4/2027')).toEqual({
    problem:
      '3/4/2027 may be 2027-04-03 or 2027-03-04. Write it so, or say --dates "day first" or "month first".',
  });
  expect(readDay('3/4/2027', 'day first')).toEqual({ day: '2027-04-03' });
  expect(readDay('3/4/2027', 'month first')).toEqual({ day: '2027-03-04' });
});

test.each(['31/02/2027', '30 February 2027', '29/2/2027', '2027-13-01', '31 Smarch 2027', '0/1/2027'])(
  'no calendar has %s',
  (text) =>
    expect(readDay(text)).toEqual({
      problem: `There is no day ${text}. Write it as 2026-12-31 or 31 December 2026.`,
    }),
);

test('what is no date is quoted', () => {
  expect(readDay('31/12/26')).toEqual({
    problem: '“31/12/26” is no day with a year of four digits. Write it as 2026-12-31 or 31 December 2026.',
  });
  expect(readDay('12/31/2026', 'day first')).toHaveProperty('problem');
  expect(readDay('until filled')).toHaveProperty('problem');
});
