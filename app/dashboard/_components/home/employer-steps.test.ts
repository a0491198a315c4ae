import { expect, test } from 'vitest';
import { employerSteps } from './employer-steps';

const HOME = {
  latest: [],
  total: 0,
  toAnswer: [],
  closing: [],
  submissions: { pending: 0, rejected: 0, toCorrect: [] },
};
const pathsOf = (hasProfile: boolean) =>
  employerSteps({ ...HOME, hasProfile }, new Date()).map(({ href }) => href);

test('a new employer starts with the profile, then submits an internship', () => {
  expect(pathsOf(false)).toEqual(['/dashboard/employer', '/dashboard/employer-internships/submit']);
  expect(pathsOf(true)).toEqual([]);
});
