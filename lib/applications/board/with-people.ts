import { toSentCareer } from '@/lib/applications/career/sent-career';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { ApplicationRecord } from '@/models/application';
import type { SentCareer } from '@/models/career';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { UserModel, type UserRecord } from '@/models/user';
import { resumesUntil } from '@/lib/applications/records/unanswered-days';

/** An applicant, as the employer of the listing sees them. */
export interface Applicant {
  /** The id of the application. */
  _id: string;
  userId: string;
  status: ApplicationStatus;
  /** ISO 8601, UTC. */
  appliedAt: AnsweredMoment;
  /** As sent with the application. The contact details are null once it was withdrawn, or the listing has been closed for 90 days. */
  user: {
    _id: string;
    firstName: string;
    lastName: string;
    email: string | null;
    phoneNumber: string | null;
  };
  /** The resume that was sent with this application; null once it was withdrawn, or the listing has been closed for 90 days. */
  resume: { _id: string; fileName: string } | null;
  /** What the career profile said when it was sent; null where it was empty, and where the resume would be. */
  career: SentCareer | null;
}

type Person = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;
type Sent = Pick<ResumeRecord, '_id' | 'fileName'>;

/**
 * The applicants of these applications to a listing with this deadline, in the same order; without those whose account is gone, and
 * without contact details and resumes once the listing has been closed for 90 days.
 */
export async function withPeople(records: ApplicationRecord[], deadline: Date): Promise<Applicant[]> {
  const isReadable = resumesUntil(deadline) > new Date();
  const [people, resumes] = await Promise.all([
    findByIds<Person, UserRecord>(
      UserModel,
      records.map(({ userId }) => userId),
      ['firstName', 'lastName', 'email', 'phoneNumber'],
    ),
    findByIds<Sent, ResumeRecord>(ResumeModel, isReadable ? records.map(({ resumeId }) => resumeId) : [], [
      'fileName',
    ]),
  ]);
  return records.flatMap((record) => {
    const person = people.find(({ _id }) => _id.equals(record.userId));
    const isShown = isReadable && record.status !== 'withdrawn';
    return person ? [toApplicant(record, person, isShown ? resumes : undefined)] : [];
  });
}

/** Without resumes it says nothing of what was sent, nor how the applicant is reached. */
function toApplicant(record: ApplicationRecord, person: Person, resumes: Sent[] | undefined): Applicant {
  const { firstName, lastName } = record.applicant ?? person;
  const contact = resumes ? (record.contact ?? person) : null;
  const resume = resumes?.find(({ _id }) => _id.equals(record.resumeId));
  return {
    _id: record._id.toHexString(),
    userId: record.userId.toHexString(),
    status: record.status,
    appliedAt: answeredMoment(record.appliedAt),
    user: {
      _id: person._id.toHexString(),
      firstName,
      lastName,
      email: contact?.email ?? null,
      phoneNumber: contact?.phoneNumber ?? null,
    },
    resume: resume ? { _id: resume._id.toHexString(), fileName: resume.fileName } : null,
    career: resumes ? toSentCareer(record.career) : null,
  };
}
