import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { Actor, SignedInUser } from './actor';
import { rolesFor } from './dashboard-roles';
import { loginPath } from './login-path';
import { readActor } from './session';

/** Who asks for the page being made: looked up once for the page and its layout. */
export const currentActor = cache(async (): Promise<Actor> => readActor(await headers()));

/**
 * The first line of every page of the dashboard.
 * Takes the page's own path; gives the live user; sends others to /login (with the reason and the way back) or to /unauthorized,
 * and somebody whose role is unknown to the dashboard's first page, which says so.
 */
export async function requireUser(path: string): Promise<SignedInUser> {
  const actor = await currentActor();
  if (actor.kind === 'visitor') {
    redirect(actor.problem === 'unknownRole' ? '/dashboard' : loginPath(actor.problem, path));
  }
  if (!rolesFor(path).includes(actor.role)) redirect('/unauthorized');
  return actor;
}
