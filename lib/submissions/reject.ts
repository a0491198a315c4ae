import { Types } from 'mongoose';
import { recordAuditEntry } from '@/lib/audit/record';
import { authorize, type Actor } from '@/lib/auth/actor';
import { release } from '@/lib/mail/queue';
import { rejectedLetter } from '@/lib/mail/work-letters';
import { SubmissionModel } from '@/models/submission';
import { decisionMails } from './decision-mails';
import { alreadyDecided } from './already-decided';
import { auditTarget, findSubmission } from './find-submission';
import { rejectionSchema } from './schemas';

/** Turns a pending submission down and writes to the employer why. Takes its id and the comments for the employer; throws 404, 409, 422. */
export async function rejectSubmission(actor: Actor, input: { id: unknown; fields: unknown }): Promise<void> {
  const administrator = authorize(actor, 'submission:decide');
  const by = new Types.ObjectId(administrator.id);
  const { comments } = rejectionSchema.parse(input.fields);
  const submission = await findSubmission(input.id);
  const { _id } = submission;
  const decision = { by, at: new Date(), comments, industryId: null, internshipId: null };
  const facts = { title: submission.title, submissionId: _id.toHexString(), comments };
  const mails = await decisionMails(submission, (to) => rejectedLetter(to, facts));
  const { modifiedCount } = await SubmissionModel.updateOne(
    { _id, status: 'pending', decision: null },
    { $set: { status: 'rejected', decision }, $push: { mails: { $each: mails } } },
  );
  if (modifiedCount === 0) throw await alreadyDecided(_id);
  await release(SubmissionModel, _id);
  await recordAuditEntry(administrator, {
    action: 'submission rejected',
    target: auditTarget(submission),
    before: { status: 'pending' },
    after: { status: 'rejected', comments },
  });
}
