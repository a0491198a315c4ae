import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { toHistory, type HistoryStep } from '@/lib/applications/records/history';
import { interviewOf, type Interview } from '@/lib/applications/status/interview';
import { APPLICATION_NOT_FOUND, findReceived } from '@/lib/applications/records/find-received';
import { toNotes, type Note } from './notes';
import { nextStatuses } from '@/lib/applications/status/status-transitions';
import { withPeople, type Applicant } from './with-people';

type Closing = Pick<InternshipRecord, 'applicationDeadline'>;

export interface ApplicantDetails {
  applicant: Applicant;
  /** Oldest first. */
  history: HistoryStep[];
  interview: Interview | null;
  /** Oldest first. */
  notes: Note[];
  deadline: AnsweredMoment;
  /** The statuses the employer may move it to. */
  next: ApplicationStatus[];
}

/** Throws 404 for an applicant to another employer's listing. */
export async function readApplicant(
  actor: Actor,
  input: { internshipId: unknown; applicationId: unknown },
): Promise<ApplicantDetails> {
  const { id } = authorize(actor, 'application:read-applicants');
  const own = {
    internshipId: objectId(input.internshipId, APPLICATION_NOT_FOUND),
    ...(await findReceived(id, input.applicationId)),
  };
  const record = await ApplicationModel.findOne(own).select('+notes').lean<ApplicationRecord>();
  const [listing, notes] = record
    ? await Promise.all([
        InternshipModel.findById(record.internshipId).select('applicationDeadline').lean<Closing>(),
        toNotes(record.notes ?? []),
      ])
    : [null, []];
  const [applicant] = record && listing ? await withPeople([record], listing.applicationDeadline) : [];
  if (!record || !applicant || !listing) throw new AppError('notFound', APPLICATION_NOT_FOUND);
  return {
    applicant,
    history: toHistory(record),
    interview: interviewOf(record),
    notes,
    deadline: answeredMoment(listing.applicationDeadline),
    next: nextStatuses('employer', record.status),
  };
}
