import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findReviewed } from './find-reviewed';
import type { ReviewedEmployer } from './mapper';
import { withPeople } from './with-people';

/** One employer, for administrators. Throws 404. */
export async function readReviewedEmployer(actor: Actor, input: { id: unknown }): Promise<ReviewedEmployer> {
  authorize(actor, 'employer:review');
  const [employer] = await withPeople([await findReviewed(input.id)], new Date());
  return employer as ReviewedEmployer;
}
