import type { Types } from 'mongoose';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import type { Owned } from '@/models/owned';
import { inDays, makeResume, makeUser, type TestUser } from './fixtures';

interface Sent {
  name?: readonly [string, string];
  status?: ApplicationStatus;
  appliedAt?: Date;
}

/** Adds an application by a new graduate to an employer's listing. */
export async function makeApplication(
  listing: { _id: Types.ObjectId } & Owned,
  { name: [firstName, lastName] = ['Test', 'Person'], status = 'applied', appliedAt = inDays(-1) }: Sent = {},
): Promise<{ graduate: TestUser; application: ApplicationRecord }> {
  const graduate = await makeUser('recent graduate', { firstName, lastName });
  const application = await ApplicationModel.create({
    internshipId: listing._id,
    userId: graduate._id,
    applicant: { firstName, lastName },
    resumeId: await makeResume(graduate),
    employer: listing.employer,
    postedBy: listing.postedBy,
    status,
    history: [{ status: 'applied', at: appliedAt, by: graduate._id }],
    appliedAt,
  });
  return { graduate, application: application.toObject() };
}
