import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import { objectId } from '@/lib/platform/db/ids';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/still-there';
import { AppError } from '@/lib/platform/core/errors';
import { findPage } from '@/lib/platform/paging/find-page';
import type { Paged } from '@/lib/platform/paging/paging';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { InternshipModel } from '@/models/internship';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { UserModel, type UserRecord } from '@/models/user';

/** An applicant, as the employer of the listing sees them. */
export interface Applicant {
  /** The id of the application. */
  _id: string;
  status: ApplicationStatus;
  /** ISO 8601, UTC. */
  appliedAt: string;
  /** The name as sent with the application; the contact details as they are now. */
  user: { _id: string; firstName: string; lastName: string; email: string; phoneNumber: string };
  /** The resume that was sent with this application. */
  resume: { _id: string; fileName: string } | null;
}

type Person = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;
type Sent = Pick<ResumeRecord, '_id' | 'fileName'>;

/**
 * Lists the applicants to a listing of the signed-in employer, newest first, ten a page. Throws 404 for another
 * employer's listing.
 */
export async function listApplicants(
  actor: Actor,
  input: { internshipId: unknown; page?: unknown },
): Promise<{ applicants: Applicant[] } & Paged> {
  const { id } = authorize(actor, 'application:read-applicants');
  const internshipId = objectId(input.internshipId, INTERNSHIP_NOT_FOUND);
  if (!(await InternshipModel.exists({ _id: internshipId, employerId: id, deletedAt: null }))) {
    throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  }
  const { records, ...facts } = await findPage<ApplicationRecord>(ApplicationModel, {
    filter: { internshipId },
    page: input.page,
    order: { appliedAt: -1 },
  });
  return { applicants: await withPeople(records), ...facts };
}

async function withPeople(records: ApplicationRecord[]): Promise<Applicant[]> {
  const [people, resumes] = await Promise.all([
    findByIds<Person, UserRecord>(
      UserModel,
      records.map(({ userId }) => userId),
      ['firstName', 'lastName', 'email', 'phoneNumber'],
    ),
    findByIds<Sent, ResumeRecord>(
      ResumeModel,
      records.map(({ resumeId }) => resumeId),
      ['fileName'],
    ),
  ]);
  return records.flatMap((record) => {
    const person = people.find(({ _id }) => _id.equals(record.userId));
    return person ? [toApplicant(record, person, resumes)] : [];
  });
}

function toApplicant(record: ApplicationRecord, person: Person, resumes: Sent[]): Applicant {
  const { firstName, lastName } = record.applicant ?? person;
  const resume = resumes.find(({ _id }) => _id.equals(record.resumeId));
  return {
    _id: record._id.toHexString(),
    status: record.status,
    appliedAt: record.appliedAt.toISOString(),
    user: {
      _id: person._id.toHexString(),
      firstName,
      lastName,
      email: person.email,
      phoneNumber: person.phoneNumber,
    },
    resume: resume ? { _id: resume._id.toHexString(), fileName: resume.fileName } : null,
  };
}
