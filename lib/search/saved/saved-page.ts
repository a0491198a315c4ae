import type { Actor } from '@/lib/platform/auth/actor';
import { rolesFor } from '@/lib/platform/auth/dashboard-roles';

/** Where graduates read what they saved. */
export const SAVED_OF_GRADUATES = '/dashboard/saved';

/** The page with what this person saved: visitors, and accounts of other roles, have it outside of the dashboard. */
export const savedPage = (actor: Actor): string =>
  actor.kind === 'user' && rolesFor(SAVED_OF_GRADUATES).includes(actor.role) ? SAVED_OF_GRADUATES : '/saved';
