import { z } from 'zod';
import { id, time, path } from '@/lib/platform/format/answer-values';
import { toOwnPicture, ownPicture } from '@/lib/platform/auth/own-picture';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import type { ResumeRecord } from '@/models/resume';
import type { UserRecord } from '@/models/user';
import { toPerson, person } from './person';

export const ownResume = z
  .strictObject({ _id: id, fileName: z.string(), uploadedAt: time, filePath: path })
  .meta({ id: 'Resume' });

export type OwnResume = z.infer<typeof ownResume>;

export const ownUser = z
  .strictObject({
    ...person.shape,
    /** A new address that is not verified yet. */
    pendingEmail: z.string().nullable(),
    resume: ownResume.nullable(),
    picture: ownPicture.nullable(),
  })
  .meta({ id: 'OwnUser' });

export type OwnUser = z.infer<typeof ownUser>;

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
