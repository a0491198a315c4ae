import type { Role } from '@/lib/platform/core/vocabulary';
import { env } from '@/lib/platform/env/env';
import type { UserRecord } from '@/models/user';

const STAFF: readonly Role[] = ['administrator', 'editor'];

/** Whether the settings ask this role for a second factor. */
export const mustHaveFactor = (role: Role): boolean =>
  env().STAFF_SECOND_FACTOR === 'on' && STAFF.includes(role);

/** Whether this account must set up a second factor before it may do anything else. */
export const lacksFactor = ({
  role,
  secondFactorSince,
}: Pick<UserRecord, 'role' | 'secondFactorSince'>): boolean => !secondFactorSince && mustHaveFactor(role);
