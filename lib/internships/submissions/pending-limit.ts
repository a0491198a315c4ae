import type { OfEmployer } from '@/lib/employers/members/membership';
import { AppError } from '@/lib/platform/core/errors';
import { refusedByLimit } from '@/lib/platform/monitoring/events';
import { SubmissionModel } from '@/models/submission';

/** Pending submissions per employer: more than a large employer needs per intake, and two hours of review. */
const MAX_PENDING = 20;

function tooMany(): AppError {
  refusedByLimit('pending submissions');
  const message = `You have ${MAX_PENDING} submissions waiting for approval, which is the limit. You can submit more once we’ve decided on some.`;
  return new AppError('conflict', message);
}

/**
 * Throws 409 at the limit. Call it before receiving a submission, and again in the transaction that locks the employer and stores
 * it.
 */
export async function refuseTooManyPending(own: OfEmployer): Promise<void> {
  const waiting = await SubmissionModel.countDocuments({ ...own, status: 'pending' });
  if (waiting >= MAX_PENDING) throw tooMany();
}
