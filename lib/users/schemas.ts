import { z } from 'zod';
import { person } from '@/lib/accounts/schemas';

/** What people change of their own account. */
export const profileSchema = person
  .pick({ email: true, phoneNumber: true })
  .extend({ frontendUrl: z.string().max(2048).optional() });

/** What confirms that an account is to be deleted. Bounds only: the password is compared, not judged. */
export const confirmation = z.object({
  password: z
    .string({ error: 'Please enter your password' })
    .min(1, 'Please enter your password')
    .max(1024, 'That is not your password'),
});
