import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/platform/log/log';
import { runRequest } from '@/lib/platform/log/request-context';
import { securityLines } from './security-log';

let tellSecurity: ReturnType<typeof securityLines>;

beforeEach(() => {
  tellSecurity = securityLines();
  vi.useFakeTimers();
  vi.spyOn(log, 'info').mockImplementation(() => undefined);
  vi.spyOn(log, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const flood = (times: number) => {
  for (let n = 0; n < times; n += 1) tellSecurity('access refused', { status: 401 });
};

test('a line has the route and the user of its request', () => {
  const context = { id: 'a', route: '/api/admin', userId: '507f1f77bcf86cd799439011' };
  runRequest(context, () => tellSecurity('access refused', { status: 403, reason: 'role' }));
  const { route, userId } = context;
  expect(log.info).toHaveBeenCalledWith({ route, userId, status: 403, reason: 'role' }, 'access refused');
});

test('a hundred lines of a kind are written in a minute, and the others are counted', () => {
  flood(100);
  expect(log.info).toHaveBeenCalledTimes(100);
  flood(1_234);
  expect(log.info).toHaveBeenCalledTimes(100);
  expect(log.warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(59_999);
  expect(log.warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { event: 'access refused', left: 1_234 },
    'security events left out of the log',
  );
  flood(1);
  expect(log.info).toHaveBeenCalledTimes(101);
});

test('a minute without a flood has no line of its own', () => {
  flood(100);
  vi.advanceTimersByTime(60_000);
  expect(log.warn).not.toHaveBeenCalled();
});

test('a flood of one kind leaves the others alone', () => {
  flood(500);
  tellSecurity('logged in', { userId: '507f1f77bcf86cd799439011' });
  expect(log.info).toHaveBeenCalledTimes(101);
});
