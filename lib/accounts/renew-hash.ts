import { hasCurrentCost, hashPassword } from '@/lib/platform/auth/passwords';
import { log } from '@/lib/platform/log/log';
import { UserModel, type UserRecord } from '@/models/user';

/**
 * Hashes the password again after a log-in if its hash has another cost than the settings.
 * Never throws: the next log-in tries again.
 */
export async function renewHash(
  { _id, passwordHash }: Pick<UserRecord, '_id' | 'passwordHash'>,
  password: string,
): Promise<void> {
  if (passwordHash === null || hasCurrentCost(passwordHash)) return;
  try {
    const renewed = await hashPassword(password);
    await UserModel.updateOne(
      { _id, passwordHash },
      { $set: { passwordHash: renewed } },
      { timestamps: false },
    );
  } catch (err) {
    log.warn({ err }, 'a password hash keeps its cost until the next log-in');
  }
}
