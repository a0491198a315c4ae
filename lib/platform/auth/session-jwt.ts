import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { secretKey } from '@/lib/platform/env/secret-key';

/** Session lifetime in seconds: 12 hours, or 30 days with "remember me", which is also the end of an extended one. */
export const SESSION_SECONDS = { usual: 12 * 60 * 60, remembered: 30 * 24 * 60 * 60 } as const;

/** Audience of the signature, so that no other token is accepted. */
const AUDIENCE = 'mwanzo-session';

/** Longer than any token we sign; longer input is ignored. */
const MAX_TOKEN_LENGTH = 4096;

/**
 * The claims of a session token: `iat` is when it was signed, `exp` when it ends, and `auth_time`, in an extended one, when its owner logged
 * in, in seconds since 1970.
 */
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
});

/** The role when the token was signed. Only a hint: the user record decides. */
export type TokenClaims = z.infer<typeof tokenClaims>;

export interface TokenSubject {
  id: string;
  firstName: string;
  lastName: string;
  username: string;
  role: string;
  sessionVersion: number;
  /** The id of an existing session; without it a new one begins. */
  sessionId?: string;
  /** When the owner logged in, in seconds, where that is not now. */
  loggedInAt?: number;
}

/** Signs the session token of a user (HS256), good for `seconds`. */
export function signToken(user: TokenSubject, seconds: number): string {
  const { id, firstName, lastName, username, role, sessionVersion, sessionId = randomUUID() } = user;
  const since = user.loggedInAt === undefined ? {} : { auth_time: user.loggedInAt };
  return jwt.sign({ firstName, lastName, username, role, sessionVersion, ...since }, secretKey(), {
    algorithm: 'HS256',
    subject: id,
    expiresIn: seconds,
    audience: AUDIENCE,
    jwtid: sessionId,
  });
}

/**
 * Verifies a session token.
 * Gives its claims, or why it is not valid: `expired` for one of ours, `none` for anything else.
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
