import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { toFacts, type ApplicationFacts } from './mapper';
import { APPLICATION_NOT_FOUND } from './find-received';
import { recordSteps } from './record-steps';
import { notWithdrawn } from './steps';

/**
 * Withdraws an application of the signed-in user; the employer no longer gets the resume. Throws 404 for another user's application,
 * 409 where it has ended.
 */
export async function withdrawApplication(
  actor: Actor,
  input: { applicationId: unknown },
): Promise<{ application: ApplicationFacts }> {
  const userId = new Types.ObjectId(authorize(actor, 'application:withdraw').id);
  const own = { _id: objectId(input.applicationId, APPLICATION_NOT_FOUND), userId };
  const step = { status: 'withdrawn' as const, at: new Date(), by: userId };
  const [withdrawn] = await withTransaction(() => recordSteps({ filter: own, maker: 'applicant', step }));
  if (withdrawn) return { application: toFacts(withdrawn) };
  const kept = await ApplicationModel.findOne(own).lean<ApplicationRecord>();
  if (!kept) throw new AppError('notFound', APPLICATION_NOT_FOUND);
  throw new AppError('conflict', notWithdrawn(kept.status));
}
