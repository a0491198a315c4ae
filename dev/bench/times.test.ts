import { describe, expect, test } from 'vitest';
import { middle, pageAt, percentile, timePages, toFirst, worstPlace } from './times';

describe('middle', () => {
  test.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 3],
    [[Number.NaN, 5], 5],
    [[], Number.NaN],
  ])('of %j is %d', (values, expected) => {
    expect(middle(values)).toBe(expected);
  });

  test('leaves its argument unchanged', () => {
    const values = [3, 1, 2];
    middle(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

test('the 99th percentile of 0 to 99 is 99', () => {
  const values = Array.from({ length: 100 }, (_, index) => index);
  expect(percentile(values, 0.99)).toBe(99);
  expect(percentile(values, 1)).toBe(99);
});

test.each([
  [1, { first: 1, quarter: 1, middle: 1, last: 1 }],
  [2, { first: 1, quarter: 1, middle: 1, last: 2 }],
  [3, { first: 1, quarter: 1, middle: 2, last: 3 }],
  [10_000, { first: 1, quarter: 2_500, middle: 5_000, last: 10_000 }],
])('picks the timed pages of %i', (totalPages, pages) => expect(pageAt(totalPages)).toEqual(pages));

test('times the pages in alternation, without the warm-up rounds', async () => {
  const read: number[] = [];
  const times = await timePages(8, async (page) => void read.push(page), { rounds: 2, uncounted: 1 });
  expect(read).toEqual([1, 2, 4, 8, 1, 2, 4, 8, 1, 2, 4, 8]);
  expect(Object.values(times).map((of) => of.length)).toEqual([2, 2, 2, 2]);
});

test('finds the slowest page and compares each with the first', () => {
  const times = { first: [2, 2, 9], quarter: [3, 3, 3], middle: [5, 5, 1], last: [2, 2, 2] };
  expect(worstPlace(times)).toBe('middle');
  expect(toFirst(times, 'middle')).toBe(2.5);
  expect(worstPlace({ ...times, quarter: [6], middle: [5] })).toBe('quarter');
});
