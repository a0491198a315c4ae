import { describe, expect, test } from 'vitest';
import { complaints, ends, growth, type Minute } from './verdict';
import type { Vitals } from './vitals';

const MB = 1024 * 1024;
const steady: Vitals = {
  rss: 300 * MB,
  heap: 100 * MB,
  handles: 40,
  files: 60,
  pages: 200,
  databaseRss: 100 * MB,
  databaseSize: 50 * MB,
};
const soak = (
  minutes: number,
  vitals: (minute: number) => Partial<Vitals> = () => ({}),
  errors = 0,
): Minute[] =>
  Array.from({ length: minutes }, (_, minute) => ({
    requests: 1_000,
    errors,
    p50: 3,
    p99: 40,
    vitals: { ...steady, ...vitals(minute) },
  }));

test('growth compares the first and last thirds, so that single readings do not matter', () => {
  expect(ends([100, 100, 500, 1, 110, 110, 110, 900, 110])).toEqual({ first: 100, last: 110 });
  expect(growth([100, 100, 500, 1, 110, 110, 110, 900, 110])).toBeCloseTo(0.1);
  expect(growth([100])).toBe(0);
  expect(growth([])).toBe(0);
  expect(growth([Number.NaN, Number.NaN, Number.NaN])).toBe(0);
});

describe('a soak test', () => {
  test('without growth passes', () => {
    expect(complaints(soak(30), 5)).toEqual([]);
  });

  test('may grow while it warms up, and by a twentieth after that', () => {
    const vitals = (minute: number) => ({ rss: (minute < 5 ? 100 + minute : minute < 20 ? 200 : 209) * MB });
    expect(complaints(soak(30, vitals), 5)).toEqual([]);
  });

  test.each([
    ['rss', 'memory of the service'],
    ['heap', 'heap of the service'],
  ] as const)('with growing %s fails', (name, label) => {
    const vitals = (minute: number) => ({ [name]: steady[name] * (1 + minute / 200) });
    expect(complaints(soak(30, vitals), 5)).toEqual([`${label}: 8.1 % more, at most 5.0 %`]);
  });

  test.each([
    ['handles', 'open handles'],
    ['files', 'open files'],
  ] as const)('with growing open %s fails', (name, label) => {
    const leaking = soak(30, (minute) => ({ [name]: 100 + 2 * minute }));
    expect(complaints(leaking, 5)).toEqual([`${label}: 118 at the start, 152 at the end`]);
    expect(
      complaints(
        soak(30, (minute) => ({ [name]: 100 + (minute % 10) })),
        5,
      ),
    ).toEqual([]);
  });

  test('with an error fails, however short; memory is judged only in longer tests', () => {
    const growing = (minute: number) => ({ rss: steady.rss * (1 + minute) });
    expect(complaints(soak(5, growing, 1), 1)).toEqual(['5 errors']);
    expect(complaints(soak(5, growing), 1)).toEqual([]);
  });
});
