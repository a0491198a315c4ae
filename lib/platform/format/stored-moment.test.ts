import { expect, it } from 'vitest';
import { answeredMoment, isKnown, storedTime } from './stored-moment';

const at = new Date('2026-11-30T14:00:00Z');
const unreadable = ['soon', '', '2026-11-30T14:00:00Z', Number.NaN, 0, {}, [], true, new Date(Number.NaN)];

it('answers a moment in ISO 8601, and says where there is none', () => {
  expect(answeredMoment(at)).toBe('2026-11-30T14:00:00.000Z');
  expect(answeredMoment(null)).toBeNull();
  expect(answeredMoment(undefined)).toBeNull();
});

it.each(unreadable)('takes %j for a date that cannot be read', (stored) => {
  expect(answeredMoment(stored)).toBe('Invalid Date');
  expect(storedTime(stored)).toBeNaN();
});

it('derives another moment where there is one', () => {
  const nextDay = (moment: Date) => new Date(moment.getTime() + 86_400_000);
  expect(answeredMoment(at, nextDay)).toBe('2026-12-01T14:00:00.000Z');
  expect(answeredMoment(undefined, nextDay)).toBeNull();
  expect(answeredMoment('soon', nextDay)).toBe('Invalid Date');
});

it('gives a time that is neither before nor after now where nothing is stored', () => {
  expect(storedTime(at)).toBe(Date.parse('2026-11-30T14:00:00Z'));
  expect(storedTime(undefined) > 0 || storedTime(null) <= 0).toBe(false);
});

it('knows the answers that say a moment', () => {
  expect([null, undefined, 'Invalid Date', '2026-11-30T14:00:00.000Z'].map(isKnown)).toEqual([
    ...[false, false, false, true],
  ]);
});
