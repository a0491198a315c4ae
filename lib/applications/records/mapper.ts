import { z } from 'zod';
import { id, time } from '@/lib/platform/format/answer-values';
import { APPLICATION_STATUSES } from '@/lib/platform/core/vocabulary';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import type { ApplicationRecord } from '@/models/application';

/** The fields that applicant and employer both see. */
export const applicationFacts = z
  .strictObject({
    _id: id,
    internshipId: id,
    userId: id,
    resumeId: id,
    status: z.enum(APPLICATION_STATUSES),
    appliedAt: time,
    withdrawnAt: time,
  })
  .meta({ id: 'Application' });

export type ApplicationFacts = z.infer<typeof applicationFacts>;

/** Returns null unless the status is `withdrawn`. */
export const withdrawnAt = ({
  status,
  history,
}: Pick<ApplicationRecord, 'status' | 'history'>): ApplicationFacts['withdrawnAt'] =>
  status === 'withdrawn' ? answeredMoment(history.findLast((step) => step.status === status)?.at) : null;

export const toFacts = (application: ApplicationRecord): ApplicationFacts => ({
  _id: application._id.toHexString(),
  internshipId: application.internshipId.toHexString(),
  userId: application.userId.toHexString(),
  resumeId: application.resumeId.toHexString(),
  status: application.status,
  appliedAt: answeredMoment(application.appliedAt),
  withdrawnAt: withdrawnAt(application),
});
