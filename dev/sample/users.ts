import { Types } from 'mongoose';
import { hashPassword } from '@/lib/platform/auth/passwords';
import type { ResumeRecord } from '@/models/resume';
import type { UserRecord } from '@/models/user';
import { hoursLater, officeHours } from './days';
import { keepFile } from './files';
import { onePagePdf } from './pdf';
import { fullName, PEOPLE, SAMPLE_PASSWORD, type SamplePerson } from './people';
import type { Random } from './random';

/** Range of account ages in days. The youngest account is older than the oldest listing. */
const MEMBER_DAYS = [61, 120] as const;

export interface SampleUser extends SamplePerson {
  _id: Types.ObjectId;
  resumeId: Types.ObjectId | null;
  createdAt: Date;
}

/** Phone numbers from one invented block of a hundred. */
const phoneNumber = (index: number): string => `07000003${String(index).padStart(2, '0')}`;

const emailOf = ({ username }: SamplePerson): string => `${username}@mwanzo.example`;

function resumePdf(person: SamplePerson, [course, school]: [string, string], phone: string): Buffer {
  return onePagePdf(fullName(person), [
    `${emailOf(person)}   ${phone}`,
    '',
    'EDUCATION',
    `${course}, ${school}`,
    'Kenya Certificate of Secondary Education',
    '',
    'LANGUAGES',
    'English, Kiswahili',
    '',
    'REFEREES',
    'On request',
  ]);
}

const fileNameOf = (person: SamplePerson): string =>
  `${fullName(person).replaceAll(' ', '-')}-resume.pdf`.normalize('NFC');

type NewUser = Omit<
  UserRecord,
  'updatedAt' | 'sessionVersion' | 'lockedUntil' | 'pendingEmail' | 'picture' | 'createdBy'
>;

const toRecord = (user: SampleUser, phone: string, passwordHash: string): NewUser => ({
  _id: user._id,
  firstName: user.firstName,
  lastName: user.lastName,
  username: user.username,
  email: emailOf(user),
  phoneNumber: phone,
  passwordHash,
  role: user.role,
  isActive: user.isActive ?? true,
  isVerified: user.isVerified ?? true,
  resumeId: user.resumeId,
  // The unverified user was added by staff. Other unverified registrations are deleted after 30 days.
  agreedAt: user.isVerified === false ? null : user.createdAt,
  createdAt: user.createdAt,
});

/**
 * Creates all sample accounts, and a resume with its stored file for each graduate with a course. Returns the
 * accounts by username and the records to insert.
 */
export async function makeUsers(
  now: Date,
  random: Random,
): Promise<{ all: Map<string, SampleUser>; users: NewUser[]; resumes: ResumeRecord[] }> {
  const people = PEOPLE.map((person): SampleUser => {
    const createdAt = officeHours(now, random.between(...MEMBER_DAYS), random);
    return { ...person, _id: new Types.ObjectId(), resumeId: null, createdAt };
  });
  const resumes = await Promise.all(
    people.map(async (user, index): Promise<ResumeRecord[]> => {
      if (!user.studied) return [];
      const uploadedAt = hoursLater(user.createdAt, random.between(1, 20), now);
      const bytes = resumePdf(user, user.studied, phoneNumber(index));
      const file = await keepFile(user._id, 'resume', fileNameOf(user), bytes);
      user.resumeId = new Types.ObjectId();
      return [{ _id: user.resumeId, userId: user._id, uploadedAt, ...file }];
    }),
  );
  const passwordHash = await hashPassword(SAMPLE_PASSWORD);
  return {
    all: new Map(people.map((user) => [user.username, user])),
    users: people.map((user, index) => toRecord(user, phoneNumber(index), passwordHash)),
    resumes: resumes.flat(),
  };
}
