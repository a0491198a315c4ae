import { expect, it } from 'vitest';
import { countNoun } from './count-noun';

it.each([
  [0, '0 applicants'],
  [1, '1 applicant'],
  [2, '2 applicants'],
  [1_200, '1,200 applicants'],
])('writes %d with its noun', (count, text) => {
  expect(countNoun(count, 'applicant')).toBe(text);
});

it.each([
  [1, '1 entry'],
  [2, '2 entries'],
])('writes %d with an irregular plural', (count, text) => {
  expect(countNoun(count, 'entry', 'entries')).toBe(text);
});
