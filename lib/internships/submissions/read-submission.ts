import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findSenders } from './find-senders';
import { findSubmission } from './find-submission';
import { toSubmission, type Submission } from './mapper';

/** A submission in any state. Throws 404. */
export async function readSubmission(
  actor: Actor,
  input: { id: unknown },
): Promise<{ submission: Submission }> {
  authorize(actor, 'submission:read');
  const record = await findSubmission(input.id);
  const [sender] = (await findSenders([record])).values();
  return { submission: toSubmission(record, sender) };
}
