import { findByIds } from '@/lib/platform/db/find-by-ids';
import { applicantKeys, ApplicationModel, type ApplicationRecord } from '@/models/application';
import { UserModel, type UserName, type UserRecord } from '@/models/user';
import { makeIndexes } from './collections';

const BATCH = 200;
const MISSING = { nameKey: null } as object;

type Found = Pick<ApplicationRecord, '_id' | 'userId' | 'applicant'>;
type Person = Pick<UserRecord, '_id' | 'firstName' | 'lastName'>;

/** Counts the applications that employers cannot find by name. */
export const countWithoutApplicantKeys = (): Promise<number> =>
  ApplicationModel.countDocuments(MISSING).exec();

/** Creates the indexes, and writes the search keys of applications, based on the name they were sent with or the account's. */
export async function writeApplicantKeys(): Promise<void> {
  await makeIndexes();
  for (let last: Found | undefined; ;) {
    const found = await ApplicationModel.find({ ...MISSING, ...(last && { _id: { $gt: last._id } }) })
      .sort({ _id: 1 })
      .limit(BATCH)
      .select('userId applicant')
      .lean<Found[]>();
    if (found.length === 0) return;
    await writeKeys(found);
    last = found.at(-1);
  }
}

async function writeKeys(found: readonly Found[]): Promise<void> {
  const people = await findByIds<Person, UserRecord>(
    UserModel,
    found.map(({ userId }) => userId),
    ['firstName', 'lastName'],
  );
  const nameOf = new Map<string, UserName>(people.map((person) => [person._id.toHexString(), person]));
  await ApplicationModel.bulkWrite(
    found.map(({ _id, userId, applicant }) => ({
      updateOne: {
        filter: { _id },
        update: { $set: applicantKeys(applicant ?? nameOf.get(userId.toHexString()) ?? null) },
      },
    })),
  );
}
