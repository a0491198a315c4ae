import bcrypt from 'bcryptjs';
import { Types } from 'mongoose';
import { UserModel } from '@/models/user';
import { hoursLater, officeHours } from './days';
import { keepFile } from './files';
import { onePagePdf } from './pdf';
import { fullName, PEOPLE, SAMPLE_PASSWORD, type SamplePerson } from './people';
import type { Random } from './random';
import { ResumeModel } from '@/models/resume';

/** The product's own cost for bcrypt. */
const HASH_COST = 12;

export interface SampleUser extends SamplePerson {
  _id: Types.ObjectId;
  resumeId: Types.ObjectId | null;
  createdAt: Date;
}

/** Invented numbers, all of one block of a hundred. */
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

/**
 * Writes every sample account, and a resume for each graduate who studied.
 * Takes the time it is made and the random numbers; gives the accounts by username.
 */
export async function makeUsers(now: Date, random: Random): Promise<Map<string, SampleUser>> {
  const users = PEOPLE.map((person): SampleUser => {
    const known = person.role !== 'recent graduate' || person.username === 'graduate';
    const createdAt = officeHours(now, known ? random.between(61, 90) : random.between(30, 60), random);
    return { ...person, _id: new Types.ObjectId(), resumeId: null, createdAt };
  });
  const resumes = await Promise.all(
    users.map(async (user, index) => {
      if (!user.studied) return [];
      const uploadedAt = hoursLater(user.createdAt, random.between(1, 20), now);
      const bytes = resumePdf(user, user.studied, phoneNumber(index));
      const file = await keepFile(user._id, 'resume', fileNameOf(user), bytes);
      user.resumeId = new Types.ObjectId();
      return [{ _id: user.resumeId, userId: user._id, uploadedAt, ...file }];
    }),
  );
  const passwordHash = await bcrypt.hash(SAMPLE_PASSWORD, HASH_COST);
  await UserModel.insertMany(users.map((user, index) => toRecord(user, phoneNumber(index), passwordHash)));
  await ResumeModel.insertMany(resumes.flat());
  return new Map(users.map((user) => [user.username, user]));
}

const toRecord = (user: SampleUser, phone: string, passwordHash: string) => ({
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
  agreedAt: user.createdAt,
  createdAt: user.createdAt,
});
