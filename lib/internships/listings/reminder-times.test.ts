import { expect, test } from 'vitest';
import { SAVED_LISTING_WORDS } from '@/lib/operations/reminders/reminder-days';
import { nextReminder } from './reminder-times';

// The end of 30 November in Nairobi.
const deadline = new Date('2026-11-30T20:59:59.999Z');
const next = (now: string) => nextReminder(deadline, new Date(now))?.toISOString() ?? null;

test('7, 2 and 1 days before the deadline, at half past six in Nairobi', () => {
  expect(SAVED_LISTING_WORDS).toBe('7, 2 and 1 days');
  expect(next('2026-11-01T00:00:00Z')).toBe('2026-11-23T03:30:00.000Z');
  expect(next('2026-11-23T03:29:59.999Z')).toBe('2026-11-23T03:30:00.000Z');
  expect(next('2026-11-23T03:30:00.000Z')).toBe('2026-11-28T03:30:00.000Z');
  expect(next('2026-11-28T03:30:00.000Z')).toBe('2026-11-29T03:30:00.000Z');
  expect(next('2026-11-29T03:30:00.000Z')).toBeNull();
});

test('the day is that of Nairobi, also shortly after midnight there', () => {
  const early = new Date('2026-11-29T21:30:00Z');
  expect(nextReminder(early, new Date('2026-11-28T22:00:00Z'))?.toISOString()).toBe(
    '2026-11-29T03:30:00.000Z',
  );
});

test.each([undefined, 'soon', new Date(Number.NaN)])('nobody is reminded of the deadline %j', (stored) => {
  expect(nextReminder(stored as never, new Date())).toBeNull();
});
