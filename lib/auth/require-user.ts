import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { SignedInUser } from './actor';
import { rolesFor } from './dashboard-roles';
import { loginPath } from './login-path';
import { readActor } from './session';

/**
 * The first line of every page of the dashboard.
 * Takes the page's own path; gives the live user; sends others to /login (with the reason and the way back) or to /unauthorized.
 */
export async function requireUser(path: string): Promise<SignedInUser> {
  const actor = await readActor(await headers());
  if (actor.kind === 'visitor') redirect(loginPath(actor.problem, path));
  if (!rolesFor(path).includes(actor.role)) redirect('/unauthorized');
  return actor;
}
