import { AppError } from '@/lib/platform/core/errors';
import type { Role } from '@/lib/platform/core/vocabulary';
import { may, type Permission } from './permissions';

/** Why a presented session does not count, in the words the person is shown. */
export const SESSION_MESSAGES = {
  none: 'Please login to access this page',
  expired: 'Session expired. Please login again.',
  userNotFound: 'User not found',
  deactivated: 'Account deactivated. Please contact support.',
  notVerified: 'Account not verified. Please verify your email.',
  unknownRole: 'Your details could not be found. Please try to log in again.',
} as const;

export type SessionProblem = keyof typeof SESSION_MESSAGES;

/** Somebody without a session that counts, and why. */
export interface Visitor {
  kind: 'visitor';
  problem: SessionProblem;
}

/** The live user behind a session: exists, active, verified and of a known role at the time of this request. */
export interface SignedInUser {
  kind: 'user';
  /** Hexadecimal id. */
  id: string;
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  role: Role;
  /** Where their picture is, from the root of this site; left out where there is none. */
  picture?: string;
}

export type Actor = Visitor | SignedInUser;

/** What keeps out the account itself, not only this session of it. */
const BARRED: readonly SessionProblem[] = ['deactivated', 'notVerified', 'unknownRole'];

/** The answer to a call that needs a session: 401 without one, 403 where the account itself is barred. */
export const sessionError = (problem: SessionProblem): AppError =>
  new AppError(BARRED.includes(problem) ? 'forbidden' : 'unauthenticated', SESSION_MESSAGES[problem], {
    session: problem,
  });

/**
 * The first line of every protected verb.
 * Takes the actor and what is to be done; gives the signed-in user; throws 401 for a visitor, 403 for a role that may not.
 */
export function authorize(actor: Actor, permission: Permission): SignedInUser {
  if (actor.kind === 'visitor') throw sessionError(actor.problem);
  if (!may(actor.role, permission))
    throw new AppError('forbidden', 'Unauthorized access', { session: 'role' });
  return actor;
}
