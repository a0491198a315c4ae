import { expect, test } from 'vitest';
import { isInTime, latestDay, usualDay } from './latest-deadline';

test.each([
  ['2026-11-23T20:59:59.999Z', '2026-12-23', '2027-03-23'],
  ['2026-11-23T21:00:00.000Z', '2026-12-24', '2027-03-24'],
])('at %s the usual day is %s and the last day is %s', (now, usual, last) => {
  expect(usualDay(new Date(now))).toBe(usual);
  expect(latestDay(new Date(now))).toBe(last);
});

test.each([
  ['2027-03-23T20:59:59.999Z', true],
  ['2027-03-23T21:00:00.000Z', false],
])('%s is in time: %s', (deadline, expected) => {
  expect(isInTime(new Date(deadline), new Date('2026-11-23T09:00:00Z'))).toBe(expected);
});
