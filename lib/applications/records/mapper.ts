import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { ApplicationRecord } from '@/models/application';

export interface ApplicationFacts {
  _id: string;
  internshipId: string;
  userId: string;
  resumeId: string;
  status: ApplicationStatus;
  appliedAt: AnsweredMoment;
}

export const toFacts = (application: ApplicationRecord): ApplicationFacts => ({
  _id: application._id.toHexString(),
  internshipId: application.internshipId.toHexString(),
  userId: application.userId.toHexString(),
  resumeId: application.resumeId.toHexString(),
  status: application.status,
  appliedAt: answeredMoment(application.appliedAt),
});
