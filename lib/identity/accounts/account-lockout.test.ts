import { expect, test } from 'vitest';
import { isLocked, LOCKED_FOR, lockedFrom, notLocked, TRIES } from './account-lockout';

const now = new Date('2026-11-21T09:00:00.000Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test('five wrong passwords lock for 24 hours', () => {
  expect(TRIES).toBe(5);
  expect(LOCKED_FOR).toBe(86_400_000);
  expect(lockedFrom(now)).toEqual(new Date('2026-11-22T09:00:00.000Z'));
});

test.each([
  [null, false],
  [after(-1), false],
  [after(0), false],
  [after(1), true],
])('locked until %s: %s', (lockedUntil, locked) => {
  expect(isLocked({ lockedUntil }, now)).toBe(locked);
});

test('the query for accounts that are open draws the same line', () => {
  expect(notLocked(now)).toEqual({ $or: [{ lockedUntil: null }, { lockedUntil: { $lte: now } }] });
});
