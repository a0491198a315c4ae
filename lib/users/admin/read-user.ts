import { authorize, type Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { findUser } from './find-user';
import type { ManagedUser } from './mapper';
import { withSurroundings } from './with-surroundings';

/** One user, for administrators. Throws 404. */
export async function readUser(actor: Actor, input: { id: unknown }): Promise<{ user: ManagedUser }> {
  authorize(actor, 'user:read');
  const [user] = await withSurroundings([await findUser(input.id)]);
  if (!user) throw new AppError('notFound', 'User not found');
  return { user };
}
