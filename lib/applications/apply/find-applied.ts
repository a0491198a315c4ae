import { Types } from 'mongoose';
import type { z } from 'zod';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { SavedModel, type SavedRecord } from '@/models/saved';
import { applicationFacts, withdrawnAt } from '@/lib/applications/records/mapper';
import { appliedSchema } from '@/lib/applications/records/schemas';

export const applied = applicationFacts
  .pick({ internshipId: true, appliedAt: true, status: true, withdrawnAt: true })
  .meta({ id: 'Applied' });

export type Applied = z.infer<typeof applied>;

type Found = Pick<ApplicationRecord, 'internshipId' | 'appliedAt' | 'status' | 'history'>;

/** Finds the user's applications to up to 50 listings (ids separated by commas), in no particular order. Throws 422. */
export async function findApplied(
  actor: Actor,
  input: unknown,
): Promise<{ applied: Applied[]; saved: string[] }> {
  const { id } = authorize(actor, 'application:read-own');
  const internshipIds = appliedSchema.parse(input).internshipIds.split(',');
  const own = {
    userId: new Types.ObjectId(id),
    internshipId: { $in: internshipIds.map((one) => new Types.ObjectId(one)) },
  };
  const [records, savedRecords] = await Promise.all([
    ApplicationModel.find(own)
      .select('internshipId appliedAt status history.status history.at')
      .lean<Found[]>(),
    SavedModel.find(own).select('internshipId').lean<Pick<SavedRecord, 'internshipId'>[]>(),
  ]);
  const applied = records.map((found) => ({
    internshipId: found.internshipId.toHexString(),
    appliedAt: answeredMoment(found.appliedAt),
    status: found.status,
    withdrawnAt: withdrawnAt(found),
  }));
  return { applied, saved: savedRecords.map(({ internshipId }) => internshipId.toHexString()) };
}
