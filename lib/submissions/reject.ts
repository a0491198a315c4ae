import { Types } from 'mongoose';
import { recordDeed } from '@/lib/audit/record';
import { authorize, type Actor } from '@/lib/auth/actor';
import { SubmissionModel } from '@/models/submission';
import { alreadyDecided, auditTarget, findSubmission } from './find-submission';
import { rejectionSchema } from './schemas';

/** Turns a pending submission down. Takes its id and the comments for the employer; throws 404, 409, 422. */
export async function rejectSubmission(actor: Actor, input: { id: unknown; fields: unknown }): Promise<void> {
  const administrator = authorize(actor, 'submission:decide');
  const by = new Types.ObjectId(administrator.id);
  const { comments } = rejectionSchema.parse(input.fields);
  const submission = await findSubmission(input.id);
  const { _id } = submission;
  const decision = { by, at: new Date(), comments, industryId: null, internshipId: null };
  const { modifiedCount } = await SubmissionModel.updateOne(
    { _id, status: 'pending' },
    { $set: { status: 'rejected', decision } },
  );
  if (modifiedCount === 0) throw alreadyDecided();
  await recordDeed(administrator, {
    action: 'submission rejected',
    target: auditTarget(submission),
    before: { status: 'pending' },
    after: { status: 'rejected', comments },
  });
}
