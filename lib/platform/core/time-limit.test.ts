import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './time-limit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const late = () => new Error('too late');

test('gives what comes in time, and leaves no timer behind', async () => {
  expect(await within(1_000, Promise.resolve('here'), late)).toBe('here');
  await expect(within(1_000, Promise.reject(new Error('its own')), late)).rejects.toThrow('its own');
  expect(vi.getTimerCount()).toBe(0);
});

test('throws at the moment it is too late, and not before', async () => {
  const never = new Promise<never>(() => undefined);
  const settled = vi.fn();
  const outcome = within(1_000, never, late).catch((error: unknown) => {
    settled();
    return error;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual(new Error('too late'));
});
