import { answeredMoment, storedTime, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { UserRecord } from '@/models/user';

/** The user's own picture. */
export interface OwnPicture {
  /** ISO 8601, UTC. */
  uploadedAt: AnsweredMoment;
  /** Its path; a new picture has a new path. */
  filePath: string;
}

export const toOwnPicture = ({ uploadedAt }: NonNullable<UserRecord['picture']>): OwnPicture => ({
  uploadedAt: answeredMoment(uploadedAt),
  filePath: `/api/users/profile/picture?at=${storedTime(uploadedAt)}`,
});
