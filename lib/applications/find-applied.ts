import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { appliedSchema } from './schemas';

/** That the signed-in user applied to a listing, and where the application stands. */
export interface Applied {
  internshipId: string;
  /** ISO 8601, UTC. */
  appliedAt: string;
  status: ApplicationStatus;
}

/**
 * To which of these listings the signed-in user has applied, in no particular order.
 * Takes ids with commas between them, at most 50; the others are left out of the answer. Throws 422 for anything else.
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
