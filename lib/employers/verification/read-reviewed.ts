import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findReviewed } from '@/lib/employers/records/find-reviewed';
import type { ReviewedEmployer } from '@/lib/employers/records/mapper';
import { withPeople } from '@/lib/employers/records/with-people';

/** Throws 404. */
export async function readReviewedEmployer(actor: Actor, input: { id: unknown }): Promise<ReviewedEmployer> {
  authorize(actor, 'employer:review');
  const [employer] = await withPeople([await findReviewed(input.id)], new Date());
  return employer as ReviewedEmployer;
}
