import { describe, expect, it } from 'vitest';
import { daysLeft, deadlineFacts, postedText } from './days-left';

const now = new Date('2026-11-21T09:00:00Z');

describe('daysLeft', () => {
  it.each([
    ['2026-11-21T20:59:59Z', 0],
    ['2026-11-21T21:00:00Z', 1],
    ['2026-11-30T14:00:00Z', 9],
    ['2026-11-20T20:59:59Z', -1],
    ['2027-11-21T09:00:00Z', 365],
  ])('counts calendar days in Nairobi to %s', (deadline, days) => {
    expect(daysLeft(new Date(deadline), now)).toBe(days);
  });
});

describe('deadlineFacts', () => {
  it('is closed at the very moment of the deadline and open a millisecond before', () => {
    expect(deadlineFacts(now, now)).toMatchObject({ closed: true, note: 'closed' });
    expect(deadlineFacts(now.getTime() + 1, now)).toMatchObject({ closed: false, note: 'closes today' });
  });

  it('points out the last week', () => {
    expect(deadlineFacts('2026-11-28T09:00:00Z', now)).toMatchObject({ note: '7 days left', soon: true });
    expect(deadlineFacts('2026-11-29T09:00:00Z', now)).toMatchObject({ note: '8 days left', soon: false });
  });
});

it.each([
  ['2026-11-30T14:00:00Z', 'Nov 30, 2026', '9 days left'],
  ['2026-11-22T06:00:00Z', 'Nov 22, 2026', '1 day left'],
  ['2026-11-21T18:00:00Z', 'Nov 21, 2026', 'closes today'],
  ['2026-11-01T09:00:00Z', 'Nov 1, 2026', 'closed'],
  [null, 'N/A', ''],
  ['soon', 'Invalid Date', ''],
])('says of the deadline %s: %s, %s', (deadline, date, note) => {
  expect(deadlineFacts(deadline, now)).toMatchObject({ date, note });
});

it.each([
  ['2026-11-21T06:00:00Z', 'today'],
  ['2026-11-20T06:00:00Z', 'yesterday'],
  [null, 'N/A'],
  ['Invalid Date', 'Invalid Date'],
])('says of what was posted at %s: %s', (posted, text) => {
  expect(postedText(posted, now)).toBe(text);
});
