import { gzipSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { formatDayNear } from '@/lib/platform/format/dates';
import { DAY_NEAR, PERSONAL } from './personal';

test('the personal script is at most 1,536 bytes, compressed', () => {
  expect(gzipSync(PERSONAL).length).toBeLessThanOrEqual(1_536);
});

test.each([0, 40, 400])('formats the day %i days ago like React', (days) => {
  const now = new Date();
  const then = new Date(now.getTime() - days * 24 * 60 * 60 * 1_000).toISOString();
  const dayNear = runInNewContext(DAY_NEAR) as (value: string) => string;
  expect(dayNear(then)).toBe(formatDayNear(then, now));
});

test.each([null, 'Invalid Date'])('formats an invalid day like React: %s', (at) => {
  const dayNear = runInNewContext(DAY_NEAR) as (value: string | null) => string;
  expect(dayNear(at)).toBe(formatDayNear(at, new Date()));
});
