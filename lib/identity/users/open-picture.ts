import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { openFile, type StoredFile } from '@/lib/platform/files/open';
import { UserModel, type UserRecord } from '@/models/user';

/** Throws 404 if there is none. */
export async function openPicture(actor: Actor): Promise<StoredFile> {
  const { id } = authorize(actor, 'profile:read');
  const user = await UserModel.findById(id).select('picture').lean<Pick<UserRecord, 'picture'>>();
  if (!user?.picture) throw new AppError('notFound', 'You have no picture.');
  return openFile({ ...user.picture, fileName: 'picture.webp', contentType: 'image/webp' });
}
