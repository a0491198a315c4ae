import { z } from 'zod';
import { frontendUrl, person, typedPassword } from '@/lib/accounts/schemas';

/** Input for a change of one's own profile. */
export const profileSchema = person.pick({ email: true, phoneNumber: true }).extend({
  firstName: person.shape.firstName.optional(),
  lastName: person.shape.lastName.optional(),
  frontendUrl,
});

/** Confirmation for deleting an account. */
export const confirmation = z.object({ password: typedPassword('That is not your password') });
