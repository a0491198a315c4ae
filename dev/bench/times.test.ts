import { describe, expect, test } from 'vitest';
import { middle, percentile } from './times';

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
