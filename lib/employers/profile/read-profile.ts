import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findEmployerOf } from '@/lib/employers/records/find-own';
import type { OwnEmployer } from '@/lib/employers/records/mapper';
import { toOwn } from '@/lib/employers/records/with-people';

/** Returns null until a profile is saved. */
export async function readEmployerProfile(actor: Actor): Promise<{ employer: OwnEmployer | null }> {
  const { id } = authorize(actor, 'employer:read-own');
  const employer = await findEmployerOf(id);
  return { employer: employer && (await toOwn(employer, id)) };
}
