import { hashPassword } from '@/lib/auth/passwords';
import { duplicateField } from '@/lib/db';
import { invalidField } from '@/lib/errors';
import { UserModel } from '@/models/user';
import { ensureNoAdministrator } from './ensure-no-administrator';
import { toAccount, type Account } from './mapper';
import { firstAdministrator } from './schemas';

/**
 * Makes the first administrator, active and verified; for whoever sits at the machine.
 * Throws 409 when there is an active administrator, 422 for broken rules or what is taken.
 */
export async function createFirstAdministrator(input: unknown): Promise<{ user: Account }> {
  const { password, ...person } = firstAdministrator.parse(input);
  await ensureNoAdministrator();
  try {
    const user = await UserModel.create({
      ...person,
      passwordHash: await hashPassword(password),
      role: 'administrator',
      isVerified: true,
      agreedAt: new Date(),
    });
    return { user: toAccount(user) };
  } catch (error) {
    const field = duplicateField(error);
    if (field === 'email' || field === 'username')
      throw invalidField(field, `This ${field} is taken. Please choose another`);
    throw error;
  }
}
