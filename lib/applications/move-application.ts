import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { withTransaction } from '@/lib/platform/db/transaction';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { APPLICATION_NOT_FOUND, findReceived } from './find-received';
import { toFacts, type ApplicationFacts } from './mapper';
import { markApplicationViewed } from './mark-viewed';
import { recordSteps } from './record-steps';
import { refuseUnfair } from './refuse-unfair';
import { moveSchema } from './schemas';
import { notAStep } from './steps';

/**
 * Moves an application to one of the employer's listings by a step of the table, and tells the applicant. Takes the status, a message
 * and the interview; nothing means viewed, which never fails. Throws 404 for another employer's application, 409 for a step that is not
 * in the table, 422 for a status that does not exist.
 */
export async function moveApplication(
  actor: Actor,
  input: { applicationId: unknown; move: unknown },
): Promise<{ application: ApplicationFacts }> {
  const user = authorize(actor, 'application:move');
  const { status, message, interview } = moveSchema.parse(input.move);
  if (status === 'viewed') return markApplicationViewed(actor, { applicationId: input.applicationId });
  const own = await findReceived(user.id, input.applicationId);
  await refuseUnfair(message);
  await limitRate('answer applicants', null, user.id);
  const [moved] = await withTransaction(() =>
    recordSteps({
      filter: own,
      maker: 'employer',
      step: { status, at: new Date(), by: new Types.ObjectId(user.id), message: message || null },
      interview: interview && {
        at: new Date(interview.at),
        place: interview.place || null,
        link: interview.link ?? null,
      },
    }),
  );
  if (moved) return { application: toFacts(moved) };
  const kept = await ApplicationModel.findOne(own).lean<ApplicationRecord>();
  if (!kept) throw new AppError('notFound', APPLICATION_NOT_FOUND);
  throw new AppError('conflict', notAStep(kept.status, status));
}
