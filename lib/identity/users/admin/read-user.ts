import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findUser } from './find-user';
import type { ManagedUser } from './mapper';
import { withItsSurroundings } from './with-surroundings';

export async function readUser(actor: Actor, input: { id: unknown }): Promise<{ user: ManagedUser }> {
  authorize(actor, 'user:read');
  return { user: await withItsSurroundings(await findUser(input.id)) };
}
