import type { UserRecord } from '@/models/user';

/** The user's own picture. */
export interface OwnPicture {
  /** ISO 8601, UTC. */
  uploadedAt: string;
  /** Its path; a new picture has a new path. */
  filePath: string;
}

export const toOwnPicture = ({ uploadedAt }: NonNullable<UserRecord['picture']>): OwnPicture => ({
  uploadedAt: uploadedAt.toISOString(),
  filePath: `/api/users/profile/picture?at=${uploadedAt.getTime()}`,
});
