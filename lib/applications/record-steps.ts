import type { QueryFilter } from 'mongoose';
import { enqueueAll } from '@/lib/platform/mail/outbox';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import { ApplicationModel, type ApplicationRecord, type ApplicationStep } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { UserModel, type UserRecord } from '@/models/user';
import { isTold, stepTemplate, type ToldStep } from './step-mails';
import { statusesBefore, type StepBy } from './steps';

export interface Move {
  /** Which applications; those from which the step is not allowed are left out. */
  filter: QueryFilter<ApplicationRecord>;
  maker: StepBy;
  step: ApplicationStep;
  interview?: ApplicationRecord['interview'];
  /** At most so many, the first ones of the index. */
  limit?: number;
  /** Whether applicants are told; they are by default. */
  tells?: boolean;
}

type Person = Pick<UserRecord, '_id' | 'firstName' | 'email'>;
type Listing = Pick<InternshipRecord, '_id' | 'title' | 'company'>;

/**
 * Moves applications by one step of the table and queues a mail for each applicant. Call it in a transaction: another one that moves
 * the same application restarts. Gives the applications as they are now.
 */
export async function recordSteps(move: Move): Promise<ApplicationRecord[]> {
  const { filter, maker, step, interview, limit = 0, tells = true } = move;
  const before = statusesBefore(maker, step.status);
  const found = await ApplicationModel.find({ ...filter, status: { $in: [...before] } })
    .limit(limit)
    .lean<ApplicationRecord[]>();
  if (found.length === 0) return [];
  await ApplicationModel.updateMany(
    { _id: { $in: found.map(({ _id }) => _id) } },
    { $set: { status: step.status, ...(interview && { interview }) }, $push: { history: step } },
  );
  if (tells && isTold(step.status)) await tellApplicants(found, { ...step, status: step.status, interview });
  return found.map((one) => ({
    ...one,
    status: step.status,
    history: [...one.history, step],
    ...(interview && { interview }),
  }));
}

/** Locks the records of the applicants, so that nobody who is deleted meanwhile is left with a mail. */
async function tellApplicants(applications: readonly ApplicationRecord[], step: ToldStep): Promise<void> {
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
  const mails = applications.flatMap(({ userId, internshipId }) => {
    const person = personOf.get(userId.toHexString());
    const listing = listingOf.get(internshipId.toHexString());
    return person && listing ? [stepTemplate(person, listing, step)] : [];
  });
  await enqueueAll(mails);
}
