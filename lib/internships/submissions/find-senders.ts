import type { SubmissionRecord } from '@/models/submission';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import { UserModel, type UserRecord } from '@/models/user';
import type { Sender } from './mapper';

export async function findSenders(
  submissions: readonly Pick<SubmissionRecord, 'submittedBy'>[],
): Promise<Map<string, Sender>> {
  const ids = submissions.flatMap(({ submittedBy }) => submittedBy ?? []);
  const people = await findByIds<Sender, UserRecord>(UserModel, ids, ['firstName', 'lastName', 'email']);
  return new Map(people.map((person) => [person._id.toHexString(), person]));
}

export const senderOf = (
  { submittedBy }: Pick<SubmissionRecord, 'submittedBy'>,
  senders: Map<string, Sender>,
): Sender | undefined => (submittedBy ? senders.get(submittedBy.toHexString()) : undefined);
