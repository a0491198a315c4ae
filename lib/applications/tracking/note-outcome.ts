import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { APPLICATION_NOT_FOUND } from '@/lib/applications/records/find-received';
import { toOwnApplications, type OwnApplication } from './own-application';
import { outcomeSchema } from '@/lib/applications/records/schemas';
import { ELSEWHERE, statusName } from '@/lib/applications/status/status-transitions';

/**
 * Stores the applicant's private note about an application that no employer account answers; null deletes it. Statistics do not include
 * it. Throws 422. Throws 404 for another user's application, and 409 if its employer answers here or it has ended.
 */
export async function noteOutcome(
  actor: Actor,
  input: { applicationId: unknown; noted: unknown },
): Promise<{ application: OwnApplication }> {
  const { id: userId } = authorize(actor, 'application:read-own');
  const { outcome, note } = outcomeSchema.parse(input.noted);
  const own = { _id: objectId(input.applicationId, APPLICATION_NOT_FOUND), userId };
  const ownOutcome = outcome && { outcome, note: note || null, at: new Date() };
  const record = await ApplicationModel.findOneAndUpdate(
    { ...own, employer: null, ...(ownOutcome && { status: { $in: ELSEWHERE } }) },
    ownOutcome ? { $set: { ownOutcome } } : { $unset: { ownOutcome: 1 } },
    { returnDocument: 'after' },
  ).lean<ApplicationRecord>();
  const [application] = record ? await toOwnApplications([record]) : [];
  if (application) return { application };
  const kept = await ApplicationModel.findOne(own).select('employer status').lean<ApplicationRecord>();
  if (!kept) throw new AppError('notFound', APPLICATION_NOT_FOUND);
  throw new AppError(
    'conflict',
    kept.employer
      ? 'The employer answers this application here, so there’s nothing to note.'
      : `This application has ended: ${statusName(kept.status)}. There’s nothing left to note.`,
  );
}
