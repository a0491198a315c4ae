import { describe, expect, it, test } from 'vitest';
import { middleOf, nearestSlide, scrollTo, slideForKey } from './positions';

const slides = [0, 320, 640].map((left) => ({ left, width: 300 }));

test.each([
  ['the first', 0, 360, -30],
  ['the second', 1, 360, 290],
  ['the last, in a wide row', 2, 1000, 290],
])('%s is centred by this scroll position', (_, at, width, scrolled) => {
  expect(scrollTo(slides[at] ?? { left: 0, width: 0 }, width)).toBe(scrolled);
});

describe('the slide nearest to the middle', () => {
  it.each([
    [0, 360, 0],
    [130, 360, 0],
    [131, 360, 1],
    [0, 940, 1],
    [9_999, 360, 2],
  ])('scrolled by %i px in a row of %i px is %i', (scrolled, width, nearest) => {
    expect(nearestSlide(slides, { scrolled, width })).toBe(nearest);
  });

  it('is -1 without slides', () => {
    expect(nearestSlide([], { scrolled: 0, width: 360 })).toBe(-1);
  });
});

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [6, 2],
  [7, 3],
])('of %i slides, the one at index %i is centred first', (count, start) => {
  expect(middleOf(count)).toBe(start);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
  ['Tab', 1, undefined],
])('%s at index %i of 3 slides leads to %s', (key, current, goal) => {
  expect(slideForKey(key, current, 3)).toBe(goal);
});
