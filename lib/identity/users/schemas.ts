import { z } from 'zod';
import { currentPassword, frontendUrl, person } from '@/lib/identity/accounts/schemas';

export const profileSchema = person.pick({ email: true, phoneNumber: true }).extend({
  firstName: person.shape.firstName.optional(),
  lastName: person.shape.lastName.optional(),
  /** Confirms a new e-mail; accounts without a password need a log-in in the last ten minutes instead. */
  currentPassword: currentPassword.optional(),
  frontendUrl,
});

export const confirmation = z.object({ password: currentPassword });
