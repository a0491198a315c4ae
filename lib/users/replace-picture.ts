import type { Types } from 'mongoose';
import { removeFile } from '@/lib/files/remove';
import { UserModel, type UserRecord } from '@/models/user';

/** Sets or takes away the picture of a user and removes the file of the one before; false when the user is gone. */
export async function replacePicture(_id: Types.ObjectId, picture: UserRecord['picture']): Promise<boolean> {
  const before = await UserModel.findOneAndUpdate(
    { _id },
    { $set: { picture } },
    { returnDocument: 'before' },
  )
    .select('picture')
    .lean<Pick<UserRecord, 'picture'>>();
  if (before?.picture) await removeFile(before.picture.fileId);
  return before !== null;
}
