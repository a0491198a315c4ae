import type { Actor } from '@/lib/platform/auth/actor';
import { rolesFor } from '@/lib/platform/auth/dashboard-roles';

export const SAVED_OF_GRADUATES = '/dashboard/saved';

/** Returns the path of the page with saved listings: in the dashboard for graduates, and outside it for visitors and other roles. */
export const savedPage = (actor: Actor): string =>
  actor.kind === 'user' && rolesFor(SAVED_OF_GRADUATES).includes(actor.role) ? SAVED_OF_GRADUATES : '/saved';
