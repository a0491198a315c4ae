import type { SubmissionRecord } from '@/models/submission';
import { UserModel } from '@/models/user';
import type { Sender } from './mapper';

/** The senders of these submissions, by hexadecimal user id. */
export async function findSenders(submissions: SubmissionRecord[]): Promise<Map<string, Sender>> {
  const people = await UserModel.find({
    _id: { $in: submissions.flatMap(({ submittedBy }) => submittedBy ?? []) },
  })
    .select('firstName lastName email')
    .lean<Sender[]>();
  return new Map(people.map((person) => [person._id.toHexString(), person]));
}

/** The sender of this submission, if found. */
export const senderOf = (
  { submittedBy }: SubmissionRecord,
  senders: Map<string, Sender>,
): Sender | undefined => (submittedBy ? senders.get(submittedBy.toHexString()) : undefined);
