import { z } from 'zod';
import { currentPassword, frontendUrl, person } from '@/lib/identity/accounts/schemas';

/** Input for a change of one's own profile. */
export const profileSchema = person.pick({ email: true, phoneNumber: true }).extend({
  firstName: person.shape.firstName.optional(),
  lastName: person.shape.lastName.optional(),
  /** Confirms another e-mail; an account without a password needs a log-in of the last ten minutes instead. */
  currentPassword: currentPassword.optional(),
  frontendUrl,
});

/** Confirmation for deleting an account. */
export const confirmation = z.object({ password: currentPassword });
