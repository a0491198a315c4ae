import { isStaff, type Role } from '@/lib/platform/core/vocabulary';
import { env } from '@/lib/platform/env/env';
import type { UserRecord } from '@/models/user';

export const mustHaveFactor = (role: Role): boolean => env().STAFF_SECOND_FACTOR === 'on' && isStaff(role);

export const lacksFactor = ({
  role,
  secondFactorSince,
}: Pick<UserRecord, 'role' | 'secondFactorSince'>): boolean => !secondFactorSince && mustHaveFactor(role);
