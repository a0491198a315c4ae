import type { SubmissionRecord } from '@/models/submission';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import { UserModel, type UserRecord } from '@/models/user';
import type { Sender } from './mapper';

/** The senders of these submissions, by hexadecimal user id. */
export async function findSenders(
  submissions: readonly Pick<SubmissionRecord, 'submittedBy'>[],
): Promise<Map<string, Sender>> {
  const ids = submissions.flatMap(({ submittedBy }) => submittedBy ?? []);
  const people = await findByIds<Sender, UserRecord>(UserModel, ids, ['firstName', 'lastName', 'email']);
  return new Map(people.map((person) => [person._id.toHexString(), person]));
}

/** The sender of this submission, if found. */
export const senderOf = (
  { submittedBy }: Pick<SubmissionRecord, 'submittedBy'>,
  senders: Map<string, Sender>,
): Sender | undefined => (submittedBy ? senders.get(submittedBy.toHexString()) : undefined);
