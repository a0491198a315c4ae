import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { Role } from '@/lib/vocabulary';
import type { SignedInUser } from './actor';
import { readActor } from './session';

/**
 * The first line of every protected page.
 * Takes the roles that may see it and its own path; gives the live user; sends others to /login (with the reason and the way
 * back) or to /unauthorized.
 */
export async function requireUser(roles: readonly Role[], path: string): Promise<SignedInUser> {
  const actor = await readActor(await headers());
  if (actor.kind === 'visitor') {
    redirect(`/login?${new URLSearchParams({ reason: actor.problem, from: path }).toString()}`);
  }
  if (!roles.includes(actor.role)) redirect('/unauthorized');
  return actor;
}
