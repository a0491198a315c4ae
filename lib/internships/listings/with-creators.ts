import { findByIds } from '@/lib/platform/db/find-by-ids';
import { UserModel, type UserRecord } from '@/models/user';
import type { InternshipRecord } from '@/models/internship';
import { toPublic, type StaffInternship } from './mapper';
import { isShown } from './open-status';

type Creator = Pick<UserRecord, '_id' | 'firstName' | 'lastName'>;

async function findCreators(records: readonly InternshipRecord[]): Promise<Map<string, Creator>> {
  const ids = records.flatMap(({ createdBy }) => createdBy ?? []);
  const people = await findByIds<Creator, UserRecord>(UserModel, ids, ['firstName', 'lastName']);
  return new Map(people.map((person) => [person._id.toHexString(), person]));
}

export async function withCreators(records: readonly InternshipRecord[]): Promise<StaffInternship[]> {
  const creators = await findCreators(records);
  const now = new Date();
  return records.map((record) => {
    const creator = record.createdBy && creators.get(record.createdBy.toHexString());
    return {
      ...toPublic(record, now),
      createdBy: creator ? { firstName: creator.firstName, lastName: creator.lastName } : null,
      hidden: !isShown(record),
    };
  });
}

/** Maps a listing that this user has just published. Queries nothing, to keep its transaction short. */
export const asPublishedBy = (
  record: InternshipRecord,
  { firstName, lastName }: Pick<UserRecord, 'firstName' | 'lastName'>,
): StaffInternship => ({
  ...toPublic(record, new Date()),
  createdBy: { firstName, lastName },
  hidden: !isShown(record),
});

export async function withCreator(record: InternshipRecord): Promise<StaffInternship> {
  const [internship] = await withCreators([record]);
  if (!internship) throw new Error('a listing is missing from the result');
  return internship;
}
