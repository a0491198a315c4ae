import type { Actor } from '@/lib/platform/auth/actor';
import { rolesFor } from '@/lib/platform/auth/dashboard-roles';

export const SAVED_OF_GRADUATES = '/dashboard/saved';

/** The page of saved listings. For visitors and other roles, it is outside the dashboard. */
export const savedPage = (actor: Actor): string =>
  actor.kind === 'user' && rolesFor(SAVED_OF_GRADUATES).includes(actor.role) ? SAVED_OF_GRADUATES : '/saved';
