import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { APPLICATION_NOT_FOUND } from '@/lib/applications/records/find-received';
import { interviewReplySchema } from '@/lib/applications/records/schemas';
import { interviewReplyTemplate } from '@/lib/applications/status/mail-templates';
import { tellAboutInterview, type Invited } from '@/lib/applications/status/tell-about-interview';
import { ApplicationModel, type ApplicationRecord, type InterviewReply } from '@/models/application';
import { toOwnApplications, type OwnApplication } from './own-application';

const isInvited = (record: ApplicationRecord): record is Invited =>
  record.status === 'interview' && Boolean(record.interview);

/** Returns the application if this interview is still ahead; throws 404 or 409 otherwise. */
function answerable(record: ApplicationRecord | null, at: string, now: Date): Invited {
  if (!record) throw new AppError('notFound', APPLICATION_NOT_FOUND);
  if (!isInvited(record)) throw new AppError('conflict', 'There’s no interview to answer.');
  const time = storedTime(record.interview.at);
  if (time <= now.getTime())
    throw new AppError('conflict', 'The interview time has passed, so there’s nothing left to answer.');
  if (time !== Date.parse(at))
    throw new AppError('conflict', 'The interview has moved. Check the new time, then answer again.');
  return record;
}

const isSame = (before: InterviewReply | null | undefined, reply: InterviewReply): boolean =>
  before?.coming === reply.coming && (before.note ?? null) === reply.note;

function inWords(coming: boolean, mails: number | null): string {
  if (mails === null) return 'Nothing changed: the employer already has this answer. We sent no e-mail.';
  const answer = coming ? 'that you’ll come' : 'that you can’t come';
  return mails > 0 ? `We’re telling the employer ${answer}.` : `The employer can see ${answer}.`;
}

/**
 * Stores the applicant's answer to an invitation and e-mails the employer. A later answer replaces it; the same answer again changes
 * nothing. Throws 422. Throws 404 for another user's application, 409 if no interview is ahead or it has moved, and 429.
 */
export async function replyToInterview(
  actor: Actor,
  input: { applicationId: unknown; reply: unknown },
): Promise<{ message: string; application: OwnApplication }> {
  const { id: userId } = authorize(actor, 'application:read-own');
  const { at, coming, note } = interviewReplySchema.parse(input.reply);
  const own = { _id: objectId(input.applicationId, APPLICATION_NOT_FOUND), userId };
  await limitRate('answer interview', null, userId);
  const reply = { coming, note: note || null, at: new Date() };
  const { record, mails } = await withTransaction(async () => {
    const before = answerable(await ApplicationModel.findOne(own).lean<ApplicationRecord>(), at, reply.at);
    if (isSame(before.interview.reply, reply)) return { record: before, mails: null };
    await ApplicationModel.updateOne(own, { $set: { 'interview.reply': reply } });
    const record = { ...before, interview: { ...before.interview, reply } };
    const mails = await tellAboutInterview(record, (to, facts) =>
      interviewReplyTemplate(to, { ...facts, coming }),
    );
    return { record, mails };
  });
  const [application] = await toOwnApplications([record]);
  if (!application) throw new AppError('notFound', APPLICATION_NOT_FOUND);
  return { message: inWords(coming, mails), application };
}
