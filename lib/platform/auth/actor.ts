import { AppError } from '@/lib/platform/core/errors';
import type { Role } from '@/lib/platform/core/vocabulary';
import { may, type Permission } from './permissions';

export const SESSION_MESSAGES = {
  none: 'Please login to access this page',
  expired: 'Session expired. Please login again.',
  userNotFound: 'User not found',
  deactivated: 'Account deactivated. Please contact support.',
  notVerified: 'Account not verified. Please verify your email.',
  secondFactor: 'Set up a second factor to continue.',
  unknownRole: 'Your details could not be found. Please try to log in again.',
} as const;

export type SessionProblem = keyof typeof SESSION_MESSAGES;

export interface Visitor {
  kind: 'visitor';
  problem: SessionProblem;
}

/** The user of a valid session. At the time of this request, they are active, verified and have a known role. */
export interface SignedInUser {
  kind: 'user';
  id: string;
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  role: Role;
  picture?: string;
}

export type Actor = Visitor | SignedInUser;

/** Problems with the account, not just the session. */
const BARRED: readonly SessionProblem[] = ['deactivated', 'notVerified', 'secondFactor', 'unknownRole'];

/** The error for a call without a valid session: 401, or 403 for a barred account. */
export const sessionError = (problem: SessionProblem): AppError =>
  new AppError(BARRED.includes(problem) ? 'forbidden' : 'unauthenticated', SESSION_MESSAGES[problem], {
    session: problem,
  });

/** Call it first in protected functions. Returns the signed-in user. Throws 401 for visitors (403 if barred), 403 without permission. */
export function authorize(actor: Actor, permission: Permission): SignedInUser {
  if (actor.kind === 'visitor') throw sessionError(actor.problem);
  if (!may(actor.role, permission))
    throw new AppError('forbidden', 'Unauthorized access', { session: 'role' });
  return actor;
}
