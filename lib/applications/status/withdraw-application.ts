import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { toFacts, type ApplicationFacts } from '@/lib/applications/records/mapper';
import { APPLICATION_NOT_FOUND } from '@/lib/applications/records/find-received';
import { recordSteps } from './record-steps';
import { interviewOffTemplate } from './mail-templates';
import { notWithdrawn } from './status-transitions';
import { tellAboutInterview } from './tell-about-interview';

/** Tells the employer that an upcoming interview is cancelled. Call it in the transaction that withdraws the application. */
async function callOff({ interview, ...application }: ApplicationRecord, now: Date): Promise<void> {
  const wasInvited = application.history.at(-2)?.status === 'interview';
  if (!wasInvited || !interview || !(storedTime(interview.at) > now.getTime())) return;
  await tellAboutInterview({ ...application, interview }, interviewOffTemplate);
}

/**
 * Withdraws an application. The employer loses access to the resume and is notified of a cancelled interview. Throws 404 for
 * another user's application, 409 if it has ended.
 */
export async function withdrawApplication(
  actor: Actor,
  input: { applicationId: unknown },
): Promise<{ application: ApplicationFacts }> {
  const userId = new Types.ObjectId(authorize(actor, 'application:withdraw').id);
  const own = { _id: objectId(input.applicationId, APPLICATION_NOT_FOUND), userId };
  const step = { status: 'withdrawn' as const, at: new Date(), by: userId };
  const withdrawn = await withTransaction(async () => {
    const [moved] = await recordSteps({ filter: own, maker: 'applicant', step });
    if (moved) await callOff(moved, step.at);
    return moved;
  });
  if (withdrawn) return { application: toFacts(withdrawn) };
  const kept = await ApplicationModel.findOne(own).lean<ApplicationRecord>();
  if (!kept) throw new AppError('notFound', APPLICATION_NOT_FOUND);
  throw new AppError('conflict', notWithdrawn(kept.status));
}
