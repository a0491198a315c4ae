import { z } from 'zod';
import { readSigned, signFor } from '@/lib/platform/auth/signed-token';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import type { MinorRecord } from '@/models/minor';

const AUDIENCE = 'mwanzo-guardian';

const claims = z.object({ sub: z.string().regex(/^[0-9a-f]{24}$/), key: z.string() });

export interface GuardianClaims {
  userId: string;
  key: string;
}

/** Never expires, but a new guardian or the 18th birthday invalidates it. */
export const guardianToken = (userId: string, { linkKey }: Pick<MinorRecord, 'linkKey'>): string =>
  signFor(AUDIENCE, { key: linkKey }, { subject: userId });

/** The address of the page on which a guardian sees the stored data and decides. */
export const guardianPage = (userId: string, minor: Pick<MinorRecord, 'linkKey'>): string =>
  absoluteUrl(`/guardian/child/${guardianToken(userId, minor)}`);

/** Returns null for a token that we did not issue. */
export function readGuardianToken(token: unknown): GuardianClaims | null {
  const read = readSigned(AUDIENCE, token, claims);
  return read && { userId: read.sub, key: read.key };
}
