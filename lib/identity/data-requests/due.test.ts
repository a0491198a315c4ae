import { describe, expect, test } from 'vitest';
import { dueFrom, dueText, isOverdue, remindUntil } from './due';

const at = (text: string): Date => new Date(`${text}+03:00`);
const DUE = at('2026-11-30T15:00:00');

test('a request is due seven days after it came, and a reminder two days before', () => {
  expect(dueFrom(at('2026-11-23T15:00:00'))).toEqual(DUE);
  expect(remindUntil(at('2026-11-28T15:00:00'))).toEqual(DUE);
});

test('is not overdue at the moment it is due, and is a millisecond later', () => {
  expect(isOverdue(DUE, DUE)).toBe(false);
  expect(isOverdue(DUE, new Date(DUE.getTime() + 1))).toBe(true);
});

describe('by the days of Nairobi', () => {
  test.each([
    ['2026-11-23T15:00:00', 'Due in 7 days'],
    ['2026-11-28T23:59:59', 'Due in 2 days'],
    ['2026-11-29T00:00:00', 'Due tomorrow'],
    ['2026-11-29T23:59:59', 'Due tomorrow'],
    ['2026-11-30T00:00:00', 'Due today'],
    ['2026-11-30T15:00:00', 'Due today'],
    ['2026-11-30T15:00:01', 'Overdue since today'],
    ['2026-12-01T00:00:00', 'Overdue by 1 day'],
    ['2026-12-10T12:00:00', 'Overdue by 10 days'],
  ])('at %s it is: %s', (now, text) => {
    expect(dueText(DUE, at(now))).toBe(text);
  });
});
