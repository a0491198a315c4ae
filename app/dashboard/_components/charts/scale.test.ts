import { describe, expect, it, test } from 'vitest';
import { axisTop, shareOf } from './scale';

test.each([
  [0, 4],
  [4, 4],
  [5, 10],
  [10, 10],
  [11, 20],
  [21, 40],
  [41, 100],
  [12_345, 20_000],
])('an axis for values up to %i ends at %i', (most, top) => expect(axisTop(most)).toBe(top));

describe('a bar', () => {
  it.each([
    [5, 5, 100],
    [1, 3, 33.33],
    [0, 5, 0],
    [0, 0, 0],
  ])('for %i where the maximum is %i has a length of %d percent', (value, most, share) => {
    expect(shareOf(value, most)).toBe(share);
  });

  it('for a small value is still visible', () => expect(shareOf(1, 10_000)).toBe(1));
});
