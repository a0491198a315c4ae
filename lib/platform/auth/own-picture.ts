import { z } from 'zod';
import { time, path } from '@/lib/platform/format/answer-values';
import { answeredMoment, storedTime } from '@/lib/platform/format/stored-moment';
import type { UserRecord } from '@/models/user';

export const ownPicture = z.strictObject({ uploadedAt: time, filePath: path }).meta({ id: 'Picture' });

export type OwnPicture = z.infer<typeof ownPicture>;

export const toOwnPicture = ({ uploadedAt }: NonNullable<UserRecord['picture']>): OwnPicture => ({
  uploadedAt: answeredMoment(uploadedAt),
  filePath: `/api/users/profile/picture?at=${storedTime(uploadedAt)}`,
});
