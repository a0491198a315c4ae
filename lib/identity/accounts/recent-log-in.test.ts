import { expect, test } from 'vitest';
import { isRecentLogIn } from './recent-log-in';

const NOW = new Date('2026-11-25T09:00:00Z');

test.each([
  [0, true],
  [599_999, true],
  [600_000, false],
])('a log-in %d ms ago is recent: %s', (ago, recent) => {
  expect(isRecentLogIn(new Date(NOW.getTime() - ago), NOW)).toBe(recent);
});
