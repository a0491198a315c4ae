import type { SubmissionRecord } from '@/models/submission';
import { UserModel } from '@/models/user';
import type { Sender } from './mapper';

/** Who sent these submissions, by the hexadecimal id of the user. */
export async function findSenders(submissions: SubmissionRecord[]): Promise<Map<string, Sender>> {
  const people = await UserModel.find({
    _id: { $in: submissions.flatMap(({ submittedBy }) => submittedBy ?? []) },
  })
    .select('firstName lastName email')
    .lean<Sender[]>();
  return new Map(people.map((person) => [person._id.toHexString(), person]));
}

/** Of those found, the one who sent this submission. */
export const senderOf = (
  { submittedBy }: SubmissionRecord,
  senders: Map<string, Sender>,
): Sender | undefined => (submittedBy ? senders.get(submittedBy.toHexString()) : undefined);
