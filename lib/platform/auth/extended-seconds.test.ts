import { expect, test } from 'vitest';
import { extendedSeconds } from './extended-seconds';

const HOUR = 3_600;
const DAY = 24 * HOUR;

test.each([
  ['at once', { iat: 0, exp: 12 * HOUR }, 0, 12 * HOUR],
  ['five minutes before its end', { iat: 0, exp: 12 * HOUR }, 12 * HOUR - 300, 12 * HOUR],
  ['within the last 12 hours', { iat: 29 * DAY, exp: 29.5 * DAY, auth_time: 0 }, 29.5 * DAY, 12 * HOUR],
  [
    'for the last time',
    { iat: 29.25 * DAY, exp: 29.75 * DAY, auth_time: 0 },
    29.75 * DAY - 300,
    6 * HOUR + 300,
  ],
  ['30 days after the log-in', { iat: 29 * DAY, exp: 30 * DAY, auth_time: 0 }, 30 * DAY - 300, null],
  ['a remembered session', { iat: 0, exp: 30 * DAY }, DAY, null],
])('%s', (_, claims, now, seconds) => {
  expect(extendedSeconds(claims, now)).toBe(seconds);
});
