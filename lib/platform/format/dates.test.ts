import { describe, expect, it } from 'vitest';
import { dayForInput, formatDate, formatDateTime, formatDayNear, formatShortDay } from './dates';

describe('formatDate', () => {
  it('shows the day it is in Nairobi', () => {
    expect(formatDate('2026-11-30T20:59:59.999Z')).toBe('Nov 30, 2026');
    expect(formatDate('2026-11-30T21:00:00.000Z')).toBe('Dec 1, 2026');
  });

  it('takes dates and milliseconds', () => {
    expect(formatDate(new Date('2026-01-05T09:00:00Z'))).toBe('Jan 5, 2026');
    expect(formatDate(0)).toBe('Jan 1, 1970');
  });

  it.each([null, undefined, ''])('says N/A for %o', (value) => {
    expect(formatDate(value)).toBe('N/A');
  });

  it.each(['tomorrow', new Date(Number.NaN), '2026-13-45'])('says Invalid Date for %o', (value) => {
    expect(formatDate(value)).toBe('Invalid Date');
  });
});

describe('formatDateTime', () => {
  it.each([
    ['2026-11-30T14:05:00Z', 'Nov 30, 2026, 5:05 PM'],
    ['2026-11-30T21:00:00Z', 'Dec 1, 2026, 12:00 AM'],
    ['2026-11-30T09:00:00Z', 'Nov 30, 2026, 12:00 PM'],
  ])('shows %s on the 12-hour clock of Nairobi', (value, shown) => {
    expect(formatDateTime(value)).toBe(shown);
  });

  it('says N/A and Invalid Date', () => {
    expect(formatDateTime(null)).toBe('N/A');
    expect(formatDateTime('never')).toBe('Invalid Date');
  });
});

describe('formatShortDay', () => {
  it.each([
    ['2026-11-30T20:59:59.999Z', 'Nov 30'],
    ['2026-11-30T21:00:00.000Z', 'Dec 1'],
    [null, 'N/A'],
    ['never', 'Invalid Date'],
  ])('%s is %s', (value, day) => {
    expect(formatShortDay(value)).toBe(day);
  });
});

describe('formatDayNear', () => {
  it.each([
    ['2026-11-22T09:00:00.000Z', 'Nov 22'],
    ['2025-12-31T20:59:59.999Z', 'Dec 31, 2025'],
    ['2025-12-31T21:00:00.000Z', 'Jan 1'],
    [null, 'N/A'],
    ['never', 'Invalid Date'],
  ])('%s is %s in 2026', (value, day) => {
    expect(formatDayNear(value, new Date('2026-11-23T09:00:00.000Z'))).toBe(day);
  });
});

describe('dayForInput', () => {
  it.each([
    ['2026-11-30T20:59:59.999Z', '2026-11-30'],
    ['2026-11-30T21:00:00.000Z', '2026-12-01'],
    ['2026-11-30', '2026-11-30'],
    [null, ''],
    [undefined, ''],
    [new Date(Number.NaN), ''],
    ['never', 'never'],
    ['3/2/2027', '3/2/2027'],
    ['2026-13-45', '2026-13-45'],
  ])('%s is %s', (value, day) => {
    expect(dayForInput(value)).toBe(day);
  });
});
