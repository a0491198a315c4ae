import { normalPassword } from '@/lib/platform/auth/normal-password';
import { hasCurrentCost, hashPassword, isPassword } from '@/lib/platform/auth/passwords';
import { log } from '@/lib/platform/log/log';
import { UserModel, type UserRecord } from '@/models/user';

const isOfNormalForm = async (sent: string, hash: string): Promise<boolean> => {
  const normal = normalPassword(sent);
  return normal === sent || isPassword(normal, hash);
};

/** Rehashes a password whose hash has a different cost or an unnormalised form. Never throws: the next log-in tries again. */
export async function renewHash(
  { _id, passwordHash }: Pick<UserRecord, '_id' | 'passwordHash'>,
  password: string,
): Promise<void> {
  if (passwordHash === null) return;
  try {
    if (hasCurrentCost(passwordHash) && (await isOfNormalForm(password, passwordHash))) return;
    const renewed = await hashPassword(password);
    await UserModel.updateOne(
      { _id, passwordHash },
      { $set: { passwordHash: renewed } },
      { timestamps: false },
    );
  } catch (err) {
    log.warn({ err }, 'password hash not renewed until the next login');
  }
}
