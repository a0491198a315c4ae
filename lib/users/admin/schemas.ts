import { z } from 'zod';
import { newPassword, person } from '@/lib/accounts/schemas';
import { ROLES } from '@/lib/vocabulary';
import { CREATED_ROLES, USER_STATES } from './states';

/** Characters of a search; longer than any name. */
const LONGEST_SEARCH = 100;

const empty = (value: unknown) => (value === '' || value === null ? undefined : value);
const chosen = <T extends readonly [string, ...string[]]>(values: T, name: string) =>
  z.preprocess(empty, z.enum(values, { error: `${name} is one of: ${values.join(', ')}` }).optional());

/** What a list of users is narrowed by. */
export const userFilters = z.object({
  q: z.preprocess(
    empty,
    z
      .string({ error: 'q is a text' })
      .trim()
      .max(LONGEST_SEARCH, `Please search for at most ${LONGEST_SEARCH} characters`)
      .optional(),
  ),
  role: chosen(ROLES, 'role'),
  state: chosen(USER_STATES, 'state'),
});

const CHOOSE_ROLE = 'Please choose a role';

/** What an administrator writes of a new user. */
export const newUser = person.extend({
  password: newPassword,
  role: z.enum(CREATED_ROLES, { error: CHOOSE_ROLE }),
});

/** What an administrator changes of a user; the password is not theirs to change. */
export const userEdit = person.extend({ role: z.enum(ROLES, { error: CHOOSE_ROLE }) });

export const activation = z.object({
  action: z.enum(['activate', 'deactivate'], { error: 'action is activate or deactivate' }),
});
