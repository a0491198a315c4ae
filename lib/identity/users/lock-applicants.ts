import { findByIds } from '@/lib/platform/db/find-by-ids';
import type { ApplicationRecord } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { UserModel, type UserRecord } from '@/models/user';

type Person = Pick<UserRecord, '_id' | 'firstName' | 'email'>;
type Listing = Pick<InternshipRecord, '_id' | 'title' | 'company'>;

/**
 * Returns the active applicants with their listings. Locks the accounts, so that no user who has since been deleted gets an e-mail. Call
 * it in a transaction.
 */
export async function lockApplicants<Application extends Pick<ApplicationRecord, 'userId' | 'internshipId'>>(
  applications: readonly Application[],
): Promise<{ application: Application; person: Person; listing: Listing }[]> {
  const active = { _id: { $in: applications.map(({ userId }) => userId) }, isActive: true };
  await UserModel.updateMany(active, { $inc: { lockCount: 1 } }, { timestamps: false });
  const people = await UserModel.find(active).select('firstName email').lean<Person[]>();
  const listings = await findByIds<Listing, InternshipRecord>(
    InternshipModel,
    applications.map(({ internshipId }) => internshipId),
    ['title', 'company'],
  );
  const personOf = new Map(people.map((person) => [person._id.toHexString(), person]));
  const listingOf = new Map(listings.map((listing) => [listing._id.toHexString(), listing]));
  return applications.flatMap((application) => {
    const person = personOf.get(application.userId.toHexString());
    const listing = listingOf.get(application.internshipId.toHexString());
    return person && listing ? [{ application, person, listing }] : [];
  });
}
