import type { Finding } from '@/lib/checks/finding';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { checkSubmission } from './check-submission';
import { findSubmission } from './find-submission';

/** What the checks find in a submission as it was sent, for administrators, the severe ones first. Throws 404. */
export async function readFindings(actor: Actor, input: { id: unknown }): Promise<Finding[]> {
  authorize(actor, 'submission:read');
  return checkSubmission(await findSubmission(input.id));
}
