import type { SubmissionRecord } from '@/models/submission';
import { UserModel } from '@/models/user';
import type { Sender } from './mapper';

/** Who sent these submissions, by the hexadecimal id of the user. */
export async function findSenders(submissions: SubmissionRecord[]): Promise<Map<string, Sender>> {
  const people = await UserModel.find({ _id: { $in: submissions.map(({ submittedBy }) => submittedBy) } })
    .select('firstName lastName email')
    .lean<Sender[]>();
  return new Map(people.map((person) => [person._id.toHexString(), person]));
}
