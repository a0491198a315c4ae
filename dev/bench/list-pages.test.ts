import { expect, it } from 'vitest';
import { pageAt, timePages, toFirst, worstPlace } from './list-pages';

it.each([
  [1, { first: 1, quarter: 1, middle: 1, last: 1 }],
  [2, { first: 1, quarter: 1, middle: 1, last: 2 }],
  [3, { first: 1, quarter: 1, middle: 2, last: 3 }],
  [10_000, { first: 1, quarter: 2_500, middle: 5_000, last: 10_000 }],
])('picks the timed pages of %i', (totalPages, pages) => expect(pageAt(totalPages)).toEqual(pages));

it('times the pages in alternation, without the warm-up rounds', async () => {
  const read: number[] = [];
  const times = await timePages(8, async (page) => void read.push(page), { rounds: 2, uncounted: 1 });
  expect(read).toEqual([1, 2, 4, 8, 1, 2, 4, 8, 1, 2, 4, 8]);
  expect(Object.values(times).map((of) => of.length)).toEqual([2, 2, 2, 2]);
});

it('finds the slowest page and compares each with the first', () => {
  const times = { first: [2, 2, 9], quarter: [3, 3, 3], middle: [5, 5, 1], last: [2, 2, 2] };
  expect(worstPlace(times)).toBe('middle');
  expect(toFirst(times, 'middle')).toBe(2.5);
  expect(worstPlace({ ...times, quarter: [6], middle: [5] })).toBe('quarter');
});
