import { expect, test } from 'vitest';
import { answersText, withinText } from './words';

test.each([
  [0, 'Usually answers the same day', 'the same day'],
  [1, 'Usually answers in 1 day', '1 day (half of them sooner)'],
  [12, 'Usually answers in 12 days', '12 days (half of them sooner)'],
])('a median of %i days to an answer', (days, onListing, onPage) => {
  expect(answersText(days)).toBe(onListing);
  expect(withinText(days)).toBe(onPage);
});
