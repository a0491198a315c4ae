import { expect, test } from 'vitest';
import { waitedText } from './waited';

test.each([
  ['2026-11-21T12:00:00.001Z', 'less than a day'],
  ['2026-11-20T12:00:00.001Z', 'less than a day'],
  ['2026-11-20T12:00:00.000Z', '1 day'],
  ['2026-11-19T12:00:00.001Z', '1 day'],
  ['2026-11-19T12:00:00.000Z', '2 days'],
])('since %s: %s', (since, words) => {
  expect(waitedText(since, new Date('2026-11-21T12:00:00.000Z'))).toBe(words);
});
