import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { withTransaction } from '@/lib/platform/db/transaction';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { UserModel } from '@/models/user';
import { APPLICATION_NOT_FOUND, findReceived } from '@/lib/applications/records/find-received';
import { checkMove, interviewToStore } from './check-move';
import { isMoved } from './interview';
import { toFacts, type ApplicationFacts } from '@/lib/applications/records/mapper';
import { markApplicationViewed } from './mark-viewed';
import { recordSteps } from './record-steps';
import { refuseUnfair } from './refuse-unfair';
import { moveSchema } from '@/lib/applications/records/schemas';
import { isTold } from './mail-templates';
import { statusName } from './status-transitions';

export interface MovedApplication {
  message: string;
  application: ApplicationFacts;
}

const UNCHANGED = 'Nothing changed: the applicant already has this invitation. We sent no e-mail.';

/**
 * Moves an application and e-mails the applicant. Without a status, marks it as viewed. Viewing it or repeating an invitation never fails.
 * Throws 422, also for an invitation without a time. Throws 404 for another employer's application, and 409 for a transition that is not
 * allowed.
 */
export async function moveApplication(
  actor: Actor,
  input: { applicationId: unknown; move: unknown },
): Promise<MovedApplication> {
  const user = authorize(actor, 'application:move');
  const { status, message, interview } = moveSchema.parse(input.move);
  if (status === 'viewed') return view(actor, input.applicationId);
  const own = await findReceived(user.id, input.applicationId);
  await refuseUnfair({ message, interview });
  await limitRate('answer applicants', null, user.id);
  const { before, moved } = await withTransaction(async () => {
    const before = await ApplicationModel.findOne(own).lean<ApplicationRecord>();
    if (!before) throw new AppError('notFound', APPLICATION_NOT_FOUND);
    checkMove(before, { status, interview });
    const [moved] = await recordSteps({
      filter: own,
      maker: 'employer',
      step: { status, at: new Date(), by: new Types.ObjectId(user.id), message: message || null },
      interview: interviewToStore(interview),
    });
    return { before, moved };
  });
  return moved
    ? { message: await inWords(before, moved), application: toFacts(moved) }
    : { message: UNCHANGED, application: toFacts(before) };
}

async function view(actor: Actor, applicationId: unknown): Promise<MovedApplication> {
  const { application } = await markApplicationViewed(actor, { applicationId });
  const message =
    application.status === 'viewed'
      ? 'The application is marked as viewed.'
      : `Nothing changed. The status is already “${statusName(application.status)}”.`;
  return { message, application };
}

function happened(before: ApplicationRecord, { status, interview }: ApplicationRecord): string {
  if (before.status !== status) return `The status is now “${status}”.`;
  if (!isMoved(before.interview, interview)) return 'The interview stays the same.';
  return before.interview ? 'The interview has moved.' : 'The interview now has a time.';
}

async function inWords(before: ApplicationRecord, moved: ApplicationRecord): Promise<string> {
  const isMailed = isTold(moved.status) && (await UserModel.exists({ _id: moved.userId, isActive: true }));
  const mail = isMailed
    ? 'We’re e-mailing the applicant.'
    : 'We aren’t e-mailing the applicant: their account isn’t active.';
  return `${happened(before, moved)} ${mail}`;
}
