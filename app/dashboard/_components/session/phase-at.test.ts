import { expect, test } from 'vitest';
import { phaseAt } from './phase-at';

const END = 43_200_000;

test.each([
  [END - 300_001, 'open'],
  [END - 300_000, 'ending'],
  [END - 1, 'ending'],
  [END, 'ended'],
])('at %d ms a twelve-hour session is %s', (now, phase) => {
  expect(phaseAt(END, now)).toBe(phase);
});
