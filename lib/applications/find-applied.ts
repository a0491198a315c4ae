import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { appliedSchema } from './schemas';

/** An application of the signed-in user, in brief. */
export interface Applied {
  internshipId: string;
  /** ISO 8601, UTC. */
  appliedAt: string;
  status: ApplicationStatus;
}

/**
 * Finds the signed-in user's applications to these listings, in no particular order.
 * Takes up to 50 ids separated by commas; listings without an application are left out. Throws 422 for anything else.
 */
export async function findApplied(actor: Actor, input: unknown): Promise<{ applied: Applied[] }> {
  const { id } = authorize(actor, 'application:read-own');
  const internshipIds = appliedSchema.parse(input).internshipIds.split(',');
  const records = await ApplicationModel.find({
    userId: new Types.ObjectId(id),
    internshipId: { $in: internshipIds.map((one) => new Types.ObjectId(one)) },
  })
    .select('internshipId appliedAt status')
    .lean<Pick<ApplicationRecord, 'internshipId' | 'appliedAt' | 'status'>[]>();
  const applied = records.map(({ internshipId, appliedAt, status }) => ({
    internshipId: internshipId.toHexString(),
    appliedAt: appliedAt.toISOString(),
    status,
  }));
  return { applied };
}
