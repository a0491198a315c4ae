import { expect, test, vi } from 'vitest';
import { onApplicationRequest, requestApplication } from './apply-requests';

test('a request starts the application to its listing, once', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const ends = [onApplicationRequest('one', one), onApplicationRequest('other', other)];
  requestApplication('one');
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  ends.forEach((end) => end());
  requestApplication('other');
  expect(other).not.toHaveBeenCalled();
});

test('a request before the panel listens is kept for it', () => {
  const start = vi.fn();
  requestApplication('one');
  onApplicationRequest('one', start)();
  expect(start).toHaveBeenCalledOnce();
});
