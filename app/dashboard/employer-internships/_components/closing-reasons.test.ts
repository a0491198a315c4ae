import { expect, test } from 'vitest';
import { isDecided, likelyReason } from './closing-reasons';

test.each([
  ['nobody applied', {}, undefined],
  ['one applicant has no decision', { unanswered: 1, undecided: 1 }, undefined],
  ['one is shortlisted and one has no decision', { unanswered: 2, undecided: 1, offers: 1 }, undefined],
  ['all are shortlisted', { unanswered: 2 }, 'enough applications'],
  ['one has an interview', { interviews: 1 }, 'enough applications'],
  ['one has an offer', { unanswered: 1, interviews: 1, offers: 1 }, 'filled'],
] as const)('if %s, the likely reason is the third value', (_, some, reason) => {
  const facts = { unanswered: 0, undecided: 0, interviews: 0, offers: 0, ...some };
  expect(likelyReason(facts)).toBe(reason);
  expect(isDecided(facts)).toBe(reason !== undefined);
});
