import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/auth/actor';
import { SubmissionModel } from '@/models/submission';
import { alreadyDecided, findSubmission } from './find-submission';
import { rejectionSchema } from './schemas';

/** Turns a pending submission down. Takes its id and the comments for the employer; throws 404, 409, 422. */
export async function rejectSubmission(actor: Actor, input: { id: unknown; fields: unknown }): Promise<void> {
  const by = new Types.ObjectId(authorize(actor, 'submission:decide').id);
  const { comments } = rejectionSchema.parse(input.fields);
  const { _id } = await findSubmission(input.id);
  const decision = { by, at: new Date(), comments, industryId: null, internshipId: null };
  const { modifiedCount } = await SubmissionModel.updateOne(
    { _id, status: 'pending' },
    { $set: { status: 'rejected', decision } },
  );
  if (modifiedCount === 0) throw alreadyDecided();
}
