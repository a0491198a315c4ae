import { describe, expect, test } from 'vitest';
import { isShown, openFilter, statusAt } from './open-status';

describe('a listing is open until its deadline', () => {
  const deadline = new Date('2026-11-30T20:59:59.000Z');
  test.each([
    ['a day before', '2026-11-29T20:59:59.000Z', 'Open'],
    ['a second before', '2026-11-30T20:59:58.000Z', 'Open'],
    ['a millisecond before', '2026-11-30T20:59:58.999Z', 'Open'],
    ['at the very moment', '2026-11-30T20:59:59.000Z', 'Closed'],
    ['a millisecond after', '2026-11-30T20:59:59.001Z', 'Closed'],
  ])('%s', (_, now, status) => {
    expect(statusAt(deadline, new Date(now))).toBe(status);
  });

  test.each([undefined, null, 'soon', '2027-01-01T00:00:00Z', Number.NaN, 9e15, {}, new Date(Number.NaN)])(
    'never, where the deadline is %j',
    (stored) => {
      expect(statusAt(stored as never, new Date(0))).toBe('Closed');
    },
  );

  test('the query for live listings draws the same line, and leaves out deleted and hidden ones', () => {
    const now = new Date('2026-11-30T20:59:59.000Z');
    expect(openFilter(now)).toEqual({ deletedAt: null, hiddenAt: null, applicationDeadline: { $gt: now } });
  });
});

test.each([
  [{ deletedAt: null, hiddenAt: null }, true],
  [{}, true],
  [{ deletedAt: new Date(), hiddenAt: null }, false],
  [{ deletedAt: null, hiddenAt: new Date() }, false],
  [{ deletedAt: new Date(), hiddenAt: new Date() }, false],
])('whether anybody may read %j: %s', (listing, shown) => {
  expect(isShown(listing)).toBe(shown);
});
