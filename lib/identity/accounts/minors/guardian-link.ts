import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { env } from '@/lib/platform/env/env';
import { secretKey } from '@/lib/platform/env/secret-key';
import type { MinorRecord } from '@/models/minor';

/** Audience of the signature, so that no other token is accepted. */
const AUDIENCE = 'mwanzo-guardian';

const claims = z.object({ sub: z.string().regex(/^[0-9a-f]{24}$/), key: z.string() });

/** Whose guardian a link belongs to, and which guardian of theirs. */
export interface GuardianClaims {
  userId: string;
  key: string;
}

/** A token for the guardian of this user. It has no end of its own: a new guardian, and the 18th birthday, end it. */
export const guardianToken = (userId: string, { linkKey }: Pick<MinorRecord, 'linkKey'>): string =>
  jwt.sign({ key: linkKey }, secretKey(), {
    algorithm: 'HS256',
    audience: AUDIENCE,
    subject: userId,
    noTimestamp: true,
  });

/** The page on which a guardian sees what is stored, and decides. */
export const guardianPage = (userId: string, minor: Pick<MinorRecord, 'linkKey'>): string =>
  new URL(`/guardian/child/${guardianToken(userId, minor)}`, env().APP_URL).href;

/** Reads a token; null where it is not ours. */
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
