import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findEmployerOf } from './find-own';
import type { OwnEmployer } from './mapper';
import { toOwn } from './with-people';

/** The employer of the signed-in account; null where nobody has saved its profile yet. */
export async function readEmployerProfile(actor: Actor): Promise<{ employer: OwnEmployer | null }> {
  const { id } = authorize(actor, 'employer:read-own');
  const employer = await findEmployerOf(id);
  return { employer: employer && (await toOwn(employer, id)) };
}
