import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError, invalidField } from '@/lib/platform/core/errors';
import { APPLICATION_NOT_FOUND, findReceived } from '@/lib/applications/records/find-received';
import { moveSchema } from '@/lib/applications/records/schemas';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { UserModel, type UserRecord } from '@/models/user';
import { checkMove, interviewToStore } from './check-move';
import { isTold, stepTemplate } from './mail-templates';
import { refuseUnfair } from './refuse-unfair';

export interface MovePreview {
  subject: string;
  /** The plain text of the e-mail. */
  message: string;
}

/** Returns the e-mail that an applicant would get with this move. Sends nothing. Throws 404, 409 and 422 like `moveApplication`. */
export async function previewMove(
  actor: Actor,
  input: { applicationId: unknown; move: unknown },
): Promise<MovePreview> {
  const user = authorize(actor, 'application:move');
  const { status, message, interview } = moveSchema.parse(input.move);
  if (!isTold(status)) throw invalidField('status', 'Choose a decision');
  const own = await findReceived(user.id, input.applicationId);
  await refuseUnfair({ message, interview });
  const before = await ApplicationModel.findOne(own).lean<ApplicationRecord>();
  if (!before) throw new AppError('notFound', APPLICATION_NOT_FOUND);
  checkMove(before, { status, interview });
  const [person, listing] = await Promise.all([
    UserModel.findById(before.userId)
      .select('firstName email')
      .lean<Pick<UserRecord, 'firstName' | 'email'>>(),
    InternshipModel.findById(before.internshipId)
      .select('title company')
      .lean<Pick<InternshipRecord, 'title' | 'company'>>(),
  ]);
  if (!person || !listing) throw new AppError('notFound', APPLICATION_NOT_FOUND);
  const { subject, text } = stepTemplate(person, listing, {
    status,
    at: new Date(),
    message: message || null,
    interview: interviewToStore(interview) ?? before.interview,
    before,
  });
  return { subject, message: text };
}
