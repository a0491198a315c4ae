import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountStatusProblem } from './account-status';

type AccountStatus = Parameters<typeof accountStatusProblem>[0];

const VERSION = 3;
const jti = randomUUID();

test.each([
  ['active, verified, of this version', { isActive: true, isVerified: true }, VERSION, null],
  ['deactivated', { isActive: false, isVerified: true }, VERSION, 'deactivated'],
  ['of a role there is not', { isActive: true, isVerified: true, role: 'intern' }, VERSION, 'unknownRole'],
  ['of no role and not verified', { isActive: true, isVerified: false, role: '' }, VERSION, 'notVerified'],
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
  const user = { role: 'editor', ...standing, sessionVersion: VERSION } as const;
  expect(accountStatusProblem(user as AccountStatus, session)).toBe(problem);
});

test.each([
  ['that was ended', [jti], 'expired'],
  ['among others that were ended', [randomUUID(), jti, randomUUID()], 'expired'],
  ['while another was ended', [randomUUID()], null],
])('a session %s', (_, ended, problem) => {
  const endedSessions = ended.map((id) => ({ id, until: new Date() }));
  const user = {
    isActive: true,
    isVerified: true,
    role: 'editor',
    sessionVersion: VERSION,
    endedSessions,
  } as const;
  expect(accountStatusProblem(user, { sessionVersion: VERSION, jti })).toBe(problem);
});
