import { isStaff, type Role } from '@/lib/platform/core/vocabulary';
import { env } from '@/lib/platform/env/env';
import type { UserRecord } from '@/models/user';
import type { TokenClaims } from './session-jwt';

export const mustHaveFactor = (role: Role): boolean =>
  env().STAFF_SECOND_FACTOR === 'required' && isStaff(role);

/** Whether a user must set up a second factor first. One that a provider says they proved counts for its session. */
export const lacksFactor = (
  { role, secondFactorSince }: Pick<UserRecord, 'role' | 'secondFactorSince'>,
  { secondFactor }: Pick<TokenClaims, 'secondFactor'>,
): boolean => !secondFactorSince && !secondFactor && mustHaveFactor(role);
