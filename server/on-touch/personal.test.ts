import { gzipSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { formatDayNear } from '@/lib/platform/format/dates';
import { DAY_NEAR, PERSONAL } from './personal';

test('the personal script is 1,536 bytes at most, compressed', () => {
  expect(gzipSync(PERSONAL).length).toBeLessThanOrEqual(1_536);
});

test.each([0, 40, 400])('it writes the day %i days ago as React does', (days) => {
  const now = new Date();
  const then = new Date(now.getTime() - days * 24 * 60 * 60 * 1_000).toISOString();
  const dayNear = runInNewContext(DAY_NEAR) as (value: string) => string;
  expect(dayNear(then)).toBe(formatDayNear(then, now));
});

test.each([null, 'Invalid Date'])('it writes what is no day as React does: %s', (at) => {
  const dayNear = runInNewContext(DAY_NEAR) as (value: string | null) => string;
  expect(dayNear(at)).toBe(formatDayNear(at, new Date()));
});
