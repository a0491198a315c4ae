import { expect, it } from 'vitest';
import { piecesFor } from './sitemap';

it.each([
  [0, []],
  [1, ['listings-1']],
  [10_000, ['listings-1']],
  [10_001, ['listings-1', 'listings-2']],
  [20_000, ['listings-1', 'listings-2']],
])('%i open listings', (listings, pieces) => {
  expect(piecesFor(listings)).toEqual(['pages', 'lists', 'employers', ...pieces]);
});

it('100,000 open listings are ten pieces, far below the 50,000 addresses one may have', () => {
  expect(piecesFor(100_000).slice(3)).toHaveLength(10);
  expect(piecesFor(100_000).at(-1)).toBe('listings-10');
  expect(piecesFor(100_001).at(-1)).toBe('listings-11');
});
