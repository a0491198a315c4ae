import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '@/lib/platform/core/vocabulary';
import { authorize, sessionError, type Actor, type SessionProblem } from './actor';
import { may, PERMISSIONS, type Permission } from './permissions';

const letters: Record<string, Role> = {
  a: 'administrator',
  e: 'editor',
  m: 'employer',
  g: 'recent graduate',
};

/** Repeats the table, so that every change must be made in two places. */
const EXPECTED: Record<Permission, string> = {
  'dashboard:read': 'aemg',
  'overview:read': 'ae',
  'profile:read': 'aemg',
  'profile:update': 'aemg',
  'second-factor:read': 'aemg',
  'second-factor:write': 'aemg',
  'career:read': 'aemg',
  'career:write': 'aemg',
  'alert:read': 'aemg',
  'alert:write': 'aemg',
  'saved:read': 'aemg',
  'saved:write': 'aemg',
  'resume:upload': 'aemg',
  'resume:read': 'aemg',
  'application:create': 'aemg',
  'application:read-own': 'aemg',
  'application:read-applicants': 'm',
  'application:mark-viewed': 'm',
  'application:move': 'm',
  'application:note': 'm',
  'application:download-applicants': 'm',
  'application:withdraw': 'aemg',
  'resume:download-applicant': 'm',
  'internship:read-own': 'm',
  'internship:close-own': 'm',
  'employer:read-own': 'm',
  'employer:update-own': 'm',
  'employer:review': 'a',
  'internship:correct-own': 'm',
  'internship:read-all': 'ae',
  'internship:create': 'ae',
  'internship:update': 'ae',
  'internship:delete': 'ae',
  'internship:import': 'ae',
  'report:read': 'ae',
  'report:decide': 'ae',
  'data-request:read': 'a',
  'data-request:answer': 'a',
  'listing:recall': 'a',
  'listing:check': 'aem',
  'submission:create': 'm',
  'submission:read-own': 'm',
  'submission:read': 'a',
  'submission:decide': 'a',
  'user:read': 'a',
  'user:create': 'a',
  'user:update': 'a',
  'user:activate': 'a',
  'user:delete': 'a',
  'user:end-sessions': 'a',
  'user:reset-second-factor': 'a',
  'site:read': 'a',
  'site:write': 'a',
  'audit:read': 'a',
  'page-view:read': 'a',
  'register:read': 'a',
  'synonym:read': 'a',
  'synonym:write': 'a',
};

const permissions = Object.keys(PERMISSIONS) as Permission[];
const actorOf = (role: Role): Actor => ({
  kind: 'user',
  id: '0123456789abcdef01234567',
  firstName: 'A',
  lastName: 'B',
  username: 'ab',
  email: 'a@b.example',
  role,
});

test('the table of this test names every permission', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual([...permissions].sort());
});

describe.each(permissions)('%s', (permission) => {
  const allowed = [...EXPECTED[permission]].map((letter) => letters[letter]);
  test.each(ROLES)('%s', (role) => {
    const isAllowed = allowed.includes(role);
    expect(may(role, permission)).toBe(isAllowed);
    const attempt = () => authorize(actorOf(role), permission);
    if (isAllowed) expect(attempt()).toEqual(actorOf(role));
    else {
      expect(attempt).toThrow(
        expect.objectContaining({
          status: 403,
          message: 'Unauthorized access',
          details: { session: 'role' },
        }),
      );
    }
  });
});

const PROBLEMS: [SessionProblem, number, string][] = [
  ['none', 401, 'Please login to access this page'],
  ['expired', 401, 'Session expired. Please login again.'],
  ['userNotFound', 401, 'User not found'],
  ['deactivated', 403, 'Account deactivated. Please contact support.'],
  ['notVerified', 403, 'Account not verified. Please verify your email.'],
];

test.each(PROBLEMS)('a visitor (%s) may nothing: %i %s', (problem, status, message) => {
  expect(sessionError(problem)).toMatchObject({ status, message, details: { session: problem } });
  for (const permission of permissions) {
    expect(() => authorize({ kind: 'visitor', problem }, permission)).toThrow(message);
  }
});
