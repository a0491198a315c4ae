import type { Types } from 'mongoose';
import { toOwnPicture } from '@/lib/platform/auth/own-picture';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { clearPending, discardPending, markPending } from '@/lib/platform/files/pending';
import { UserModel, type UserRecord } from '@/models/user';
import { userTransaction } from '@/lib/identity/accounts/user-transaction';

/** Sets or removes a user's picture and deletes the previous file. Returns false if the user has been deleted. */
export async function replacePicture(_id: Types.ObjectId, picture: UserRecord['picture']): Promise<boolean> {
  const before = await userTransaction(_id, () => replace(_id, picture));
  if (before?.picture) await discardPending(before.picture.fileId);
  return before !== null;
}

async function replace(_id: Types.ObjectId, picture: UserRecord['picture']) {
  const before = await UserModel.findOneAndUpdate(
    { _id },
    { $set: { picture } },
    { returnDocument: 'before' },
  )
    .select('picture')
    .lean<Pick<UserRecord, 'picture'>>();
  if (before?.picture) await markPending(before.picture.fileId);
  if (before && picture) {
    await clearPending(picture.fileId);
    await keepResult({ picture: toOwnPicture(picture) });
  }
  return before;
}
