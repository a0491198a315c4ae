import { answeredMoment, storedTime, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { UserRecord } from '@/models/user';

export interface OwnPicture {
  uploadedAt: AnsweredMoment;
  /** A new picture has a new path. */
  filePath: string;
}

export const toOwnPicture = ({ uploadedAt }: NonNullable<UserRecord['picture']>): OwnPicture => ({
  uploadedAt: answeredMoment(uploadedAt),
  filePath: `/api/users/profile/picture?at=${storedTime(uploadedAt)}`,
});
