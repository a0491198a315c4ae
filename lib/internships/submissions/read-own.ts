import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findOwnSubmission } from './find-own';
import { toOwnSubmission, type OwnSubmission } from './mapper';

/** One of the signed-in employer's submissions, in any state. Throws 404. */
export async function readOwnSubmission(actor: Actor, input: { id: unknown }): Promise<OwnSubmission> {
  const { id } = authorize(actor, 'submission:read-own');
  return toOwnSubmission(await findOwnSubmission(id, input.id));
}
