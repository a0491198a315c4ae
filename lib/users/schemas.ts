import { z } from 'zod';
import { frontendUrl, person, typedPassword } from '@/lib/accounts/schemas';

/** What people change of their own account. */
export const profileSchema = person.pick({ email: true, phoneNumber: true }).extend({
  firstName: person.shape.firstName.optional(),
  lastName: person.shape.lastName.optional(),
  frontendUrl,
});

/** What confirms that an account is to be deleted. */
export const confirmation = z.object({ password: typedPassword('That is not your password') });
