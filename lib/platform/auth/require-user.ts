import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { isSecure } from '@/lib/platform/env/env';
import { tellSecurity } from '@/lib/platform/monitoring/security-log';
import type { Actor, SessionProblem, SignedInUser } from './actor';
import { rolesFor } from './dashboard-roles';
import { endedProof } from './ended-proof';
import { loginPath } from './login-path';
import { readActor } from './session';
import { presentedToken } from './session-cookie';
import { readToken } from './session-jwt';

/** The actor of the current page, read once for the page and its layout. */
export const currentActor = cache(async (): Promise<Actor> => readActor(await headers()));

export async function sessionSecondsLeft(): Promise<number> {
  const claims = readToken(presentedToken(await headers(), isSecure()) ?? '');
  return typeof claims === 'string' ? 0 : claims.exp - Math.floor(Date.now() / 1_000);
}

/** Redirects a visitor to the log-in page, with the reason and the return path. That page ends the invalid session. */
export async function leaveForLogin(problem: SessionProblem, path: string): Promise<never> {
  const token = presentedToken(await headers(), isSecure());
  redirect(loginPath(problem, path, token && endedProof(token)));
}

/** Call it first on every dashboard page. Redirects to /login, /unauthorized or, for an unknown role, /dashboard, which explains it. */
export async function requireUser(path: string): Promise<SignedInUser> {
  const actor = await currentActor();
  if (actor.kind === 'visitor') {
    tellSecurity('access refused', { reason: actor.problem });
    if (actor.problem === 'unknownRole') redirect('/dashboard');
    return leaveForLogin(actor.problem, path);
  }
  if (!rolesFor(path).includes(actor.role)) {
    tellSecurity('access refused', { reason: 'role' });
    redirect('/unauthorized');
  }
  return actor;
}
