import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { Role } from '@/lib/vocabulary';
import type { Actor, SignedInUser } from './actor';
import { readActor } from './session';

/** Who asks for the page being made: looked up once for the page and its layout. */
export const currentActor = cache(async (): Promise<Actor> => readActor(await headers()));

/**
 * The first line of every protected page.
 * Takes the roles that may see it and its own path; gives the live user; sends others to /login (with the reason and the way
 * back) or to /unauthorized.
 */
export async function requireUser(roles: readonly Role[], path: string): Promise<SignedInUser> {
  const actor = await currentActor();
  if (actor.kind === 'visitor') {
    redirect(`/login?${new URLSearchParams({ reason: actor.problem, from: path }).toString()}`);
  }
  if (!roles.includes(actor.role)) redirect('/unauthorized');
  return actor;
}
