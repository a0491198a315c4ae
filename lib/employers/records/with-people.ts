import { findByIds } from '@/lib/platform/db/find-by-ids';
import type { EmployerRecord } from '@/models/employer';
import { UserModel, type UserRecord } from '@/models/user';
import { roleIn } from './find-own';
import { toReviewed, type OwnEmployer, type Person, type ReviewedEmployer } from './mapper';

/** Adds the names of the members, in the same order. */
export async function withPeople(
  employers: readonly EmployerRecord[],
  now: Date,
): Promise<ReviewedEmployer[]> {
  const people = await findByIds<Person, UserRecord>(
    UserModel,
    employers.flatMap(({ members }) => members.map(({ userId }) => userId)),
    ['firstName', 'lastName', 'email'],
  );
  return employers.map((employer) => toReviewed(employer, people, now));
}

export async function toOwn(employer: EmployerRecord, userId: string): Promise<OwnEmployer> {
  const [reviewed] = await withPeople([employer], new Date());
  const { recalledAt: _, ...own } = reviewed as ReviewedEmployer;
  return { ...own, role: roleIn(employer, userId) };
}
