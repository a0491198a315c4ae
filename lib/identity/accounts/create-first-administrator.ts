import { hashPassword } from '@/lib/platform/auth/passwords';
import { duplicateField } from '@/lib/platform/db/connection';
import { invalidField } from '@/lib/platform/core/errors';
import { withTransaction } from '@/lib/platform/db/transaction';
import { UserModel } from '@/models/user';
import { ensureNoAdministrator } from './ensure-no-administrator';
import { lockAdministrators } from './last-administrator-guard';
import { toAccount, type Account } from './mapper';
import { refuseOwnWords } from './own-words';
import { firstAdministrator } from './schemas';

/** For the command line only. Throws 409 if there is an active administrator, 422 for invalid or taken values. */
export async function createFirstAdministrator(input: unknown): Promise<{ user: Account }> {
  const { password, ...person } = firstAdministrator.parse(input);
  refuseOwnWords('password', password, person);
  await ensureNoAdministrator();
  const passwordHash = await hashPassword(password);
  try {
    const account = await withTransaction(async () => {
      await lockAdministrators();
      await ensureNoAdministrator();
      const facts = { role: 'administrator', isVerified: true, agreedAt: new Date() } as const;
      return toAccount(await UserModel.create({ ...person, ...facts, passwordHash }));
    });
    return { user: account };
  } catch (error) {
    const field = duplicateField(error);
    if (field === 'email' || field === 'username')
      throw invalidField(field, `This ${field} is taken. Choose another.`);
    throw error;
  }
}
