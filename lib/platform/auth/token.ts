import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { secretKey } from '@/lib/platform/env/secret-key';

/** Seconds: 12 hours, or 30 days for those who asked to be remembered. */
export const SESSION_SECONDS = { usual: 12 * 60 * 60, remembered: 30 * 24 * 60 * 60 } as const;

/** What session tokens are signed for, so that no other token is taken for one. */
const AUDIENCE = 'mwanzo-session';

/** Longer than any token we sign; what is longer is not looked at. */
const MAX_TOKEN_LENGTH = 4096;

/** What a session token of ours says, beside when it was made. */
export const tokenClaims = z.object({
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  role: z.string(),
  sessionVersion: z.number().int(),
  jti: z.uuid(),
  exp: z.number().int(),
});

/** What the token says. A hint only: the user record is the truth. */
export type TokenClaims = z.infer<typeof tokenClaims>;

export interface TokenSubject {
  id: string;
  firstName: string;
  lastName: string;
  username: string;
  role: string;
  sessionVersion: number;
  /** Of a session there is; without it a new one begins. */
  sessionId?: string;
}

/** Signs the session token of a user (HS256), good for `seconds`. */
export function signToken(user: TokenSubject, seconds: number): string {
  const { id, firstName, lastName, username, role, sessionVersion, sessionId = randomUUID() } = user;
  return jwt.sign({ firstName, lastName, username, role, sessionVersion }, secretKey(), {
    algorithm: 'HS256',
    subject: id,
    expiresIn: seconds,
    audience: AUDIENCE,
    jwtid: sessionId,
  });
}

/**
 * Reads a session token.
 * Gives its claims, or why it does not count: `expired` when it was ours once, `none` when it never was.
 */
export function readToken(token: string): TokenClaims | 'expired' | 'none' {
  if (token.length > MAX_TOKEN_LENGTH) return 'none';
  try {
    const claims = jwt.verify(token, secretKey(), { algorithms: ['HS256'], audience: AUDIENCE });
    const read = tokenClaims.safeParse(claims);
    return read.success ? read.data : 'none';
  } catch (error) {
    return error instanceof jwt.TokenExpiredError ? 'expired' : 'none';
  }
}
