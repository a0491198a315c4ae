import { z } from 'zod';
import { newPassword, person } from '@/lib/identity/accounts/schemas';
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

/** Administrators cannot change the password. */
export const userEdit = person.extend({ role: z.enum(ROLES, { error: CHOOSE_ROLE }) });

export const activation = z.object({
  action: z.enum(['activate', 'deactivate'], { error: 'action is activate or deactivate' }),
});
