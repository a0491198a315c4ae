import { describe, expect, it } from 'vitest';
import { digestEnd, nextDigest } from './alert-times';

const at = (text: string): Date => new Date(`${text}+03:00`);

describe('nextDigest', () => {
  it.each([
    ['2026-11-23T06:29:59', '2026-11-23T06:30:00'],
    ['2026-11-23T06:30:00', '2026-11-24T06:30:00'],
    ['2026-11-23T23:59:59', '2026-11-24T06:30:00'],
    ['2026-12-31T12:00:00', '2027-01-01T06:30:00'],
  ])('is half past six in Nairobi: after %s, %s', (now, due) => {
    expect(nextDigest('day', at(now))).toEqual(at(due));
  });

  it.each([
    ['2026-11-22T12:00:00', '2026-11-23T06:30:00'],
    ['2026-11-23T06:29:59', '2026-11-23T06:30:00'],
    ['2026-11-23T06:30:00', '2026-11-30T06:30:00'],
    ['2026-11-24T01:00:00', '2026-11-30T06:30:00'],
  ])('is a Monday for a weekly alert: after %s, %s', (now, due) => {
    expect(nextDigest('week', at(now))).toEqual(at(due));
  });
});

describe('digestEnd', () => {
  it.each([
    ['2026-11-23T06:30:00', '2026-11-23T06:25:00'],
    ['2026-11-23T18:00:00', '2026-11-23T06:25:00'],
    ['2026-11-24T06:29:59', '2026-11-23T06:25:00'],
  ])('is five minutes before the last half past six: at %s, %s', (now, end) => {
    expect(digestEnd(at(now))).toEqual(at(end));
  });
});
