import { Types } from 'mongoose';
import { z } from 'zod';
import { id, time } from '@/lib/platform/format/answer-values';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { APPLICATION_STATUSES } from '@/lib/platform/core/vocabulary';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { SavedModel, type SavedRecord } from '@/models/saved';
import { appliedSchema } from '@/lib/applications/records/schemas';

export const applied = z
  .strictObject({ internshipId: id, appliedAt: time, status: z.enum(APPLICATION_STATUSES) })
  .meta({ id: 'Applied' });

export type Applied = z.infer<typeof applied>;

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
      .select('internshipId appliedAt status')
      .lean<Pick<ApplicationRecord, 'internshipId' | 'appliedAt' | 'status'>[]>(),
    SavedModel.find(own).select('internshipId').lean<Pick<SavedRecord, 'internshipId'>[]>(),
  ]);
  const applied = records.map(({ internshipId, appliedAt, status }) => ({
    internshipId: internshipId.toHexString(),
    appliedAt: answeredMoment(appliedAt),
    status,
  }));
  return { applied, saved: savedRecords.map(({ internshipId }) => internshipId.toHexString()) };
}
