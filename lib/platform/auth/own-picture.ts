import type { UserRecord } from '@/models/user';

/** A picture as its owner sees it. */
export interface OwnPicture {
  /** ISO 8601, UTC. */
  uploadedAt: string;
  /** Where it is, from the root of this site; another picture is elsewhere. */
  filePath: string;
}

export const toOwnPicture = ({ uploadedAt }: NonNullable<UserRecord['picture']>): OwnPicture => ({
  uploadedAt: uploadedAt.toISOString(),
  filePath: `/api/users/profile/picture?at=${uploadedAt.getTime()}`,
});
