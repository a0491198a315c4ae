import { findByIds } from '@/lib/platform/db/find-by-ids';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { UserModel, type UserRecord } from '@/models/user';

const BATCH = 200;
const MISSING = { contact: null };

type Found = Pick<ApplicationRecord, '_id' | 'userId'>;
type Person = Pick<UserRecord, '_id' | 'email' | 'phoneNumber'>;

/** Counts the applications that show the account's current contact details. */
export const countWithoutContact = (): Promise<number> => ApplicationModel.countDocuments(MISSING).exec();

/** Copies the current contact details into applications, so that later changes do not affect them. Idempotent. */
export async function keepContacts(): Promise<void> {
  for (let last: Found | undefined; ;) {
    const found = await ApplicationModel.find({ ...MISSING, ...(last && { _id: { $gt: last._id } }) })
      .sort({ _id: 1 })
      .limit(BATCH)
      .select('userId')
      .lean<Found[]>();
    if (found.length === 0) return;
    await writeContacts(found);
    last = found.at(-1);
  }
}

async function writeContacts(found: readonly Found[]): Promise<void> {
  const people = await findByIds<Person, UserRecord>(
    UserModel,
    found.map(({ userId }) => userId),
    ['email', 'phoneNumber'],
  );
  const personOf = new Map(people.map((person) => [person._id.toHexString(), person]));
  const writes = found.flatMap(({ _id, userId }) => {
    const person = personOf.get(userId.toHexString());
    if (!person) return [];
    const { email, phoneNumber } = person;
    const update = { $set: { contact: { email, phoneNumber } } };
    return [{ updateOne: { filter: { _id, contact: null }, update } }];
  });
  if (writes.length > 0) await ApplicationModel.bulkWrite(writes);
}
