import type { Finding } from '@/lib/trust/fraud-checks/finding';
import { findTwins, openingOf, type Twin } from '@/lib/internships/listings/find-twins';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { checkSubmission } from './check-submission';
import { findSubmission } from './find-submission';

/**
 * Checks a submission as it was sent. Returns the findings, severe ones first, and open listings that seem to be the same
 * opening. Throws 404.
 */
export async function readFindings(
  actor: Actor,
  input: { id: unknown },
): Promise<{ findings: Finding[]; twins: Twin[] }> {
  authorize(actor, 'submission:read');
  const submission = await findSubmission(input.id);
  const [findings, twins] = await Promise.all([
    checkSubmission(submission),
    findTwins(openingOf(submission)),
  ]);
  return { findings, twins };
}
