import { AppError } from '@/lib/platform/core/errors';
import { UserModel } from '@/models/user';

/** Throws 409 if there is an active administrator, who can create others. */
export async function ensureNoAdministrator(): Promise<void> {
  if (await UserModel.exists({ role: 'administrator', isActive: true })) {
    throw new AppError('conflict', 'There’s already an administrator. Ask them to add you under Users.');
  }
}
