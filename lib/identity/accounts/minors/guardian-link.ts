import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { env } from '@/lib/platform/env/env';
import { secretKey } from '@/lib/platform/env/secret-key';
import type { MinorRecord } from '@/models/minor';

/** Audience of the signature, so that no other token is accepted. */
const AUDIENCE = 'mwanzo-guardian';

const claims = z.object({ sub: z.string().regex(/^[0-9a-f]{24}$/), key: z.string() });

export interface GuardianClaims {
  userId: string;
  key: string;
}

/** Does not expire by time: naming a new guardian and the 18th birthday invalidate it. */
export const guardianToken = (userId: string, { linkKey }: Pick<MinorRecord, 'linkKey'>): string =>
  jwt.sign({ key: linkKey }, secretKey(), {
    algorithm: 'HS256',
    audience: AUDIENCE,
    subject: userId,
    noTimestamp: true,
  });

/** The address of the page where a guardian sees the stored data and decides. */
export const guardianPage = (userId: string, minor: Pick<MinorRecord, 'linkKey'>): string =>
  new URL(`/guardian/child/${guardianToken(userId, minor)}`, env().APP_URL).href;

/** Returns null for a token that is not ours. */
export function readGuardianToken(token: unknown): GuardianClaims | null {
  if (typeof token !== 'string') return null;
  try {
    const content = jwt.verify(token, secretKey(), { algorithms: ['HS256'], audience: AUDIENCE });
    const read = claims.safeParse(content).data;
    return read ? { userId: read.sub, key: read.key } : null;
  } catch {
    return null;
  }
}
