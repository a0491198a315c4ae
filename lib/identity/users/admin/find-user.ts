import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { UserModel, type UserRecord } from '@/models/user';

const NOT_FOUND = 'User not found';

/** Throws 404. */
export async function findUser(id: unknown): Promise<UserRecord> {
  const user = await UserModel.findById(objectId(id, NOT_FOUND)).select('-passwordHash').lean<UserRecord>();
  if (!user) throw new AppError('notFound', NOT_FOUND);
  return user;
}
