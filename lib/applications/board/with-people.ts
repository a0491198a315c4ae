import { z } from 'zod';
import { id, time } from '@/lib/platform/format/answer-values';
import { career } from '@/lib/applications/career/mapper';
import { SENT_PARTS, toSentCareer } from '@/lib/applications/career/sent-career';
import { interviewOf } from '@/lib/applications/status/interview';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import { APPLICATION_STATUSES } from '@/lib/platform/core/vocabulary';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import type { ApplicationRecord } from '@/models/application';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { UserModel, type UserRecord } from '@/models/user';
import { resumesUntil } from '@/lib/internships/listings/resume-days';

/** An applicant as the employer sees them. */
export const applicant = z
  .strictObject({
    _id: id,
    userId: id,
    status: z.enum(APPLICATION_STATUSES),
    appliedAt: time,
    coming: z
      .boolean()
      .nullable()
      .meta({ description: 'The applicant’s answer to the invitation to an interview; null without one' }),
    user: z.strictObject({
      _id: id,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string().nullable().meta({
        description: 'As sent with the application; null once withdrawn, or 90 days after the listing closed',
      }),
      phoneNumber: z.string().nullable(),
    }),
    resume: z.strictObject({ _id: id, fileName: z.string() }).nullable(),
    career: career
      .pick(SENT_PARTS)
      .nullable()
      .meta({ description: 'The career profile as it was when the application was sent' }),
  })
  .meta({ id: 'Applicant' });

export type Applicant = z.infer<typeof applicant>;

type Person = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;
type Sent = Pick<ResumeRecord, '_id' | 'fileName'>;

/** Omits deleted accounts. From 90 days after the listing closed, also omits contact details and resumes. Keeps the order. */
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

/** Without `resumes`, omits contact details and everything the applicant sent. */
function toApplicant(record: ApplicationRecord, person: Person, resumes: Sent[] | undefined): Applicant {
  const { firstName, lastName } = record.applicant ?? person;
  const contact = resumes ? (record.contact ?? person) : null;
  const resume = resumes?.find(({ _id }) => _id.equals(record.resumeId));
  return {
    _id: record._id.toHexString(),
    userId: record.userId.toHexString(),
    status: record.status,
    appliedAt: answeredMoment(record.appliedAt),
    coming: interviewOf(record)?.reply?.coming ?? null,
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
