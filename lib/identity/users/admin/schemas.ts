import { z } from 'zod';
import { newPassword, person } from '@/lib/identity/accounts/schemas';
import { singleLine } from '@/lib/platform/format/single-line';
import { chosen, searchText } from '@/lib/search/engine/schemas';
import { CREATED_ROLES, ROLES } from '@/lib/platform/core/vocabulary';
import { USER_STATES } from './states';

export const userFilters = z.object({
  q: searchText,
  role: chosen(ROLES, 'role'),
  state: chosen(USER_STATES, 'state'),
});

const CHOOSE_ROLE = 'Choose a role';

export const newUser = person.extend({
  password: newPassword,
  role: z.enum(CREATED_ROLES, { error: CHOOSE_ROLE }),
});

/** Longer than every stored value. */
const MAX_SEEN_LENGTH = 500;
const seen = singleLine('This is not a text').max(MAX_SEEN_LENGTH).optional();

/** Administrators cannot change the password. A field that still has the value the form was filled with is not changed. */
export const userEdit = person.extend({
  role: z.enum(ROLES, { error: CHOOSE_ROLE }),
  seenFirstName: seen,
  seenLastName: seen,
  seenPhoneNumber: seen,
  seenEmail: seen,
  seenUsername: seen,
  seenRole: z.enum(ROLES).optional(),
});

export const activation = z.object({
  action: z.enum(['activate', 'deactivate'], { error: 'action is activate or deactivate' }),
});
