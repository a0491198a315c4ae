import { expect, test } from 'vitest';
import { answersText, withinText } from './words';

test.each([
  [0, 'Usually answers the same day', 'the same day'],
  [1, 'Usually answers in 1 day', 'within 1 day'],
  [12, 'Usually answers in 12 days', 'within 12 days'],
])('describes a median of %i days to an answer', (days, onListing, onPage) => {
  expect(answersText(days)).toBe(onListing);
  expect(withinText(days)).toBe(onPage);
});
