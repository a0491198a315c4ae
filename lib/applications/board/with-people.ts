import { toSentCareer } from '@/lib/applications/career/sent-career';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { ApplicationRecord } from '@/models/application';
import type { SentCareer } from '@/models/career';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { UserModel, type UserRecord } from '@/models/user';
import { resumesUntil } from '@/lib/applications/records/unanswered-days';

export interface Applicant {
  /** The id of the application. */
  _id: string;
  userId: string;
  status: ApplicationStatus;
  appliedAt: AnsweredMoment;
  /** As sent. The contact details are null after a withdrawal, or 90 days after the listing closed. */
  user: {
    _id: string;
    firstName: string;
    lastName: string;
    email: string | null;
    phoneNumber: string | null;
  };
  /** As sent; null after a withdrawal, or 90 days after the listing closed. */
  resume: { _id: string; fileName: string } | null;
  /** The career profile as sent; null if it was empty, and where the resume is null. */
  career: SentCareer | null;
}

type Person = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;
type Sent = Pick<ResumeRecord, '_id' | 'fileName'>;

/** Omits deleted accounts. Omits contact details and resumes 90 days after the listing closed. Keeps the order. */
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

/** Without `resumes`, omits everything that was sent and the contact details. */
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
