import { expect, test } from 'vitest';
import { problemText } from './problem-text';

const advice = 'You are offline.';

test.each([
  [{ message: 'Failed to upload resume', advice }, 'Failed to upload resume. You are offline.'],
  [{ message: 'Please try again!', advice }, 'Please try again! You are offline.'],
  [{ message: 'Only PDF', advice: undefined }, 'Only PDF'],
  [null, undefined],
])('describes %j as %j', (said, text) => {
  expect(problemText(said)).toBe(text);
});
