import { toOwnPicture, type OwnPicture } from '@/lib/platform/auth/own-picture';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { ResumeRecord } from '@/models/resume';
import type { UserRecord } from '@/models/user';
import { toPerson, type Person } from './person';

export interface OwnResume {
  _id: string;
  fileName: string;
  uploadedAt: AnsweredMoment;
  filePath: string;
}

export interface OwnUser extends Person {
  /** A new address that is not verified yet. */
  pendingEmail: string | null;
  resume: OwnResume | null;
  picture: OwnPicture | null;
}

export const toOwnResume = (resume: ResumeRecord): OwnResume => ({
  _id: resume._id.toHexString(),
  fileName: resume.fileName,
  uploadedAt: answeredMoment(resume.uploadedAt),
  filePath: `/api/users/resume/${resume._id.toHexString()}`,
});

export const toOwnUser = (user: UserRecord, resume: ResumeRecord | null): OwnUser => ({
  ...toPerson(user),
  pendingEmail: user.pendingEmail,
  resume: resume && toOwnResume(resume),
  picture: user.picture && toOwnPicture(user.picture),
});
