import type { QueryFilter } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findPage } from '@/lib/platform/pagination/find-page';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { hasPrefix } from '@/lib/platform/pagination/prefix-filter';
import { UserModel, type UserRecord } from '@/models/user';
import type { ManagedUser } from './mapper';
import { userFilters } from './schemas';
import type { UserState } from './states';
import { withSurroundings } from './with-surroundings';

const STATES: Record<UserState, QueryFilter<UserRecord>> = {
  active: { isActive: true },
  inactive: { isActive: false },
  unverified: { isVerified: false },
};

/** Newest first, ten per page. `q` matches the start of any word in a name, e-mail or username. Throws 422 for invalid filters. */
export async function listUsers(
  actor: Actor,
  input: { page?: unknown; q?: unknown; role?: unknown; state?: unknown },
): Promise<{ users: ManagedUser[] } & Paged> {
  authorize(actor, 'user:read');
  const { q, role, state } = userFilters.parse(input);
  const filter: QueryFilter<UserRecord> = {
    ...hasPrefix(q),
    ...(role && { role }),
    ...(state && STATES[state]),
  };
  const { records, ...facts } = await findPage<UserRecord>(UserModel, {
    filter,
    page: input.page,
    order: { createdAt: -1 },
    fields: '-passwordHash',
  });
  return { users: await withSurroundings(records), ...facts };
}
