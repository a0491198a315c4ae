import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { standingProblem } from './standing-problem';

const VERSION = 3;
const jti = randomUUID();

test.each([
  ['active, verified, of this version', { isActive: true, isVerified: true }, VERSION, null],
  ['deactivated', { isActive: false, isVerified: true }, VERSION, 'deactivated'],
  ['not verified', { isActive: true, isVerified: false }, VERSION, 'notVerified'],
  ['of an earlier version', { isActive: true, isVerified: true }, VERSION - 1, 'expired'],
  ['of a later version', { isActive: true, isVerified: true }, VERSION + 1, 'expired'],
  [
    'deactivated since, as a deactivation ends the session too',
    { isActive: false, isVerified: true },
    2,
    'deactivated',
  ],
  ['of an earlier version and not verified', { isActive: true, isVerified: false }, 2, 'expired'],
  ['deactivated and not verified', { isActive: false, isVerified: false }, VERSION, 'deactivated'],
] as const)('%s', (_, standing, version, problem) => {
  const session = { sessionVersion: version, jti };
  expect(standingProblem({ ...standing, sessionVersion: VERSION }, session)).toBe(problem);
});

test.each([
  ['that was ended', [jti], 'expired'],
  ['among others that were ended', [randomUUID(), jti, randomUUID()], 'expired'],
  ['while another was ended', [randomUUID()], null],
])('a session %s', (_, ended, problem) => {
  const endedSessions = ended.map((id) => ({ id, until: new Date() }));
  const user = { isActive: true, isVerified: true, sessionVersion: VERSION, endedSessions };
  expect(standingProblem(user, { sessionVersion: VERSION, jti })).toBe(problem);
});
