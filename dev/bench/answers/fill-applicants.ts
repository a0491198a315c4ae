import { Types } from 'mongoose';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { ApplicationModel } from '@/models/application';
import { ResumeModel } from '@/models/resume';
import { UserModel } from '@/models/user';
import { letters } from '../fill-dashboard';
import { inDays, makeListing, type TestUser } from '../../testing/data/fixtures';

/** Statuses of ten applicants, in the proportions typical of an open listing. */
const STATUSES: readonly ApplicationStatus[] = [
  'applied',
  'applied',
  'applied',
  'applied',
  'viewed',
  'viewed',
  'shortlisted',
  'shortlisted',
  'interview',
  'not selected',
];

export interface Graduate {
  _id: Types.ObjectId;
  resumeId: Types.ObjectId;
  firstName: string;
  lastName: string;
}

/** Inserts graduates, each with a resume. */
export async function makeGraduates(count: number): Promise<Graduate[]> {
  const graduates = Array.from({ length: count }, (_, at) => ({
    _id: new Types.ObjectId(),
    resumeId: new Types.ObjectId(),
    firstName: 'Achieng',
    lastName: `Wanjiku ${letters(at)}`,
  }));
  await UserModel.insertMany(
    graduates.map((graduate, at) => ({
      ...graduate,
      username: `graduate${letters(at)}`,
      email: `graduate${at}@bench.example`,
      phoneNumber: '0700000000',
      passwordHash: 'none',
      role: 'recent graduate',
      isActive: true,
      isVerified: true,
    })),
  );
  await ResumeModel.insertMany(
    graduates.map(({ _id, resumeId }) => ({
      _id: resumeId,
      userId: _id,
      fileId: new Types.ObjectId(),
      fileName: 'cv.pdf',
      contentType: 'application/pdf',
      size: 1,
      uploadedAt: new Date(),
    })),
  );
  return graduates;
}

/** Inserts an open listing of the employer and an application by each graduate. Returns their ids. */
export async function makeApplicants(
  employer: TestUser,
  graduates: readonly Graduate[],
  statuses = STATUSES,
): Promise<{ internshipId: string; ids: string[] }> {
  const { _id, employer: owner, postedBy } = await makeListing({ postedBy: employer._id });
  const made = await ApplicationModel.insertMany(
    graduates.map(({ _id: userId, resumeId, firstName, lastName }, at) => ({
      internshipId: _id,
      userId,
      applicant: { firstName, lastName },
      resumeId,
      employer: owner,
      postedBy,
      status: statuses[at % statuses.length],
      history: [{ status: 'applied' as const, at: inDays(-1), by: userId }],
      appliedAt: new Date(Date.now() - at),
    })),
  );
  return { internshipId: _id.toHexString(), ids: made.map((one) => one._id.toHexString()) };
}
