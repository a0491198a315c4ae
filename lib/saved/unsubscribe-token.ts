import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { env } from '@/lib/platform/env/env';
import { secretKey } from '@/lib/platform/env/secret-key';

/** Audience of the signature, so that no other token is accepted. */
const AUDIENCE = 'mwanzo-unsubscribe';

const claims = z.object({ sub: z.string().regex(/^[0-9a-f]{24}$/) });

/** The addresses that end somebody's reminders without logging in; they never expire. */
export interface UnsubscribeLinks {
  /** For people. */
  page: string;
  /** For mail programs, with one press (RFC 8058). */
  call: string;
}

/** Takes the id of the user. */
export const unsubscribeLinks = (userId: string): UnsubscribeLinks => {
  const token = jwt.sign({}, secretKey(), {
    algorithm: 'HS256',
    audience: AUDIENCE,
    subject: userId,
    noTimestamp: true,
  });
  const address = (path: string): string => new URL(`${path}/${token}`, env().APP_URL).href;
  return { page: address('/unsubscribe'), call: address('/api/unsubscribe') };
};

/** The id of the user in a token; null where it is not ours. */
export function readUnsubscribeToken(token: string): string | null {
  try {
    const content = jwt.verify(token, secretKey(), { algorithms: ['HS256'], audience: AUDIENCE });
    return claims.safeParse(content).data?.sub ?? null;
  } catch {
    return null;
  }
}
