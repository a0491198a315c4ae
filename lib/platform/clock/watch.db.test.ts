import { afterEach, expect, test, vi } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { log } from '@/lib/platform/log/log';
import { clockDifference, watchClock } from './watch';

preparedDatabase();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the clock of the same machine is the same', async () => {
  const warn = vi.spyOn(log, 'warn');
  const watching = watchClock();
  await expect.poll(clockDifference).toBeDefined();
  await watching.stop();
  expect(Math.abs(clockDifference() ?? Infinity)).toBeLessThan(1);
  expect(warn).not.toHaveBeenCalled();
});

test('one that is five minutes off is warned of at once', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5 * 60_000 });
  const watching = watchClock();
  await vi.waitUntil(() => warn.mock.calls.length > 0, { timeout: 10_000 });
  await watching.stop();
  expect(warn.mock.lastCall?.[1]).toMatch(/clocks of this machine and the database differ: .*NTP/);
  expect(Math.round(clockDifference() ?? 0)).toBe(300);
});
