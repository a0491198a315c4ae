import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { secretKey } from '@/lib/platform/env/secret-key';
import { verifyToken } from './verify-token';

/** Session lifetime in seconds: 12 hours, or 30 days with "remember me". No session is extended beyond 30 days. */
export const SESSION_SECONDS = { usual: 12 * 60 * 60, remembered: 30 * 24 * 60 * 60 } as const;

/** The audience, so that tokens for other purposes are rejected. */
const AUDIENCE = 'mwanzo-session';

/** Longer than any token we sign. Longer input is ignored. */
const MAX_TOKEN_LENGTH = 4096;

/** The claims of a session token. Seconds since 1970: `iat` (signed), `exp` (expires), `auth_time` (logged in; extended sessions only). */
export const tokenClaims = z.object({
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  role: z.string(),
  sessionVersion: z.number().int(),
  jti: z.uuid(),
  iat: z.number().int(),
  exp: z.number().int(),
  auth_time: z.number().int().optional(),
  /** The sign-in provider says that its user proved a second factor. */
  secondFactor: z.literal(true).optional(),
});

/** `role` is only a hint from the time of signing. The user record decides. */
export type TokenClaims = z.infer<typeof tokenClaims>;

export interface TokenSubject {
  id: string;
  firstName: string;
  lastName: string;
  username: string;
  role: string;
  sessionVersion: number;
  /** The ID of a session to continue. Without it, a new session begins. */
  sessionId?: string;
  /** Whether the sign-in provider says that the user proved a second factor. */
  secondFactor?: boolean | undefined;
  /** When the owner logged in, in seconds since 1970. Default: now. */
  loggedInAt?: number;
}

/** Signs a session token (HS256), valid for `seconds`. */
export function signToken(user: TokenSubject, seconds: number): string {
  const { id, firstName, lastName, username, role, sessionVersion, sessionId = randomUUID() } = user;
  const more = {
    ...(user.loggedInAt !== undefined && { auth_time: user.loggedInAt }),
    ...(user.secondFactor && { secondFactor: true }),
  };
  return jwt.sign({ firstName, lastName, username, role, sessionVersion, ...more }, secretKey(), {
    algorithm: 'HS256',
    subject: id,
    expiresIn: seconds,
    audience: AUDIENCE,
    jwtid: sessionId,
  });
}

/** Verifies a session token. Returns its claims, `expired` for one of our tokens that has expired, or `none` for anything else. */
export function readToken(token: string): TokenClaims | 'expired' | 'none' {
  if (token.length > MAX_TOKEN_LENGTH) return 'none';
  try {
    const claims = verifyToken(token, AUDIENCE);
    const read = tokenClaims.safeParse(claims);
    return read.success ? read.data : 'none';
  } catch (error) {
    return error instanceof jwt.TokenExpiredError ? 'expired' : 'none';
  }
}
