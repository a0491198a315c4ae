import { describe, expect, test } from 'vitest';
import { pageNumber, paged, skipTo } from './pagination';

describe('?page=', () => {
  test.each([
    ['2', 2],
    [3, 3],
    ['2.9', 2],
    ['1e2', 100],
    ['1000000', 1_000_000],
    ['1000001', 1_000_000],
  ])('%s is page %i', (given, page) => {
    expect(pageNumber(given)).toBe(page);
  });

  test.each([
    ['0'],
    ['-1'],
    ['0.9'],
    ['two'],
    [''],
    ['NaN'],
    ['Infinity'],
    ['-Infinity'],
    [null],
    [undefined],
    [{ $gt: 0 }],
    [['2']],
    [true],
  ])('%j reads as the first page', (given) => {
    expect(pageNumber(given)).toBe(1);
  });
});

test.each([
  [1, 0],
  [2, 10],
  [1_000_000, 9_999_990],
])('before page %i stand %i', (page, skipped) => {
  expect(skipTo(page)).toBe(skipped);
});

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [20, 2],
  [21, 3],
])('%i rows are %i pages', (total, totalPages) => {
  expect(paged(1, total)).toEqual({ page: 1, total, totalPages });
});

test('a page past the end is said as it was asked for, with the true number of pages', () => {
  expect(paged(9, 12)).toEqual({ page: 9, total: 12, totalPages: 2 });
});
