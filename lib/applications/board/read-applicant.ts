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
import { applicantFilters } from './applicant-filters';
import { findNextApplicant } from './next-applicant';
import { toNotes, type Note } from './notes';
import { nextStatuses } from '@/lib/applications/status/status-transitions';
import { withPeople, type Applicant } from './with-people';

type Listing = Pick<InternshipRecord, 'title' | 'applicationDeadline'>;

export interface ApplicantDetails {
  applicant: Applicant;
  /** Oldest first. */
  history: HistoryStep[];
  interview: Interview | null;
  /** Oldest first. */
  notes: Note[];
  listing: { title: string; deadline: AnsweredMoment };
  /** The id of the next application in the list; null after the last one. */
  nextId: string | null;
  /** The statuses the employer may move it to. */
  next: ApplicationStatus[];
}

/** `q`, `status` and `sort` are those of the list. Throws 404 for an applicant to another employer's listing, 422 for invalid filters. */
export async function readApplicant(
  actor: Actor,
  input: { internshipId: unknown; applicationId: unknown; q?: unknown; status?: unknown; sort?: unknown },
): Promise<ApplicantDetails> {
  const { id } = authorize(actor, 'application:read-applicants');
  const filters = applicantFilters.parse(input);
  const own = {
    internshipId: objectId(input.internshipId, APPLICATION_NOT_FOUND),
    ...(await findReceived(id, input.applicationId)),
  };
  const record = await ApplicationModel.findOne(own).select('+notes +nameKey').lean<ApplicationRecord>();
  const [listing, notes, nextId] = record
    ? await Promise.all([
        InternshipModel.findById(record.internshipId).select('title applicationDeadline').lean<Listing>(),
        toNotes(record.notes ?? []),
        findNextApplicant(record, filters),
      ])
    : [null, [], null];
  const [applicant] = record && listing ? await withPeople([record], listing.applicationDeadline) : [];
  if (!record || !applicant || !listing) throw new AppError('notFound', APPLICATION_NOT_FOUND);
  return {
    applicant,
    history: toHistory(record),
    interview: interviewOf(record),
    notes,
    listing: { title: listing.title, deadline: answeredMoment(listing.applicationDeadline) },
    nextId,
    next: nextStatuses('employer', record.status),
  };
}
