import { parse, serialize } from 'cookie';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { cookieName } from '@/lib/platform/auth/cookie-name';
import { AppError } from '@/lib/platform/core/errors';
import { isSecure } from '@/lib/platform/env/env';
import { secretKey } from '@/lib/platform/env/secret-key';
import { safePath } from '@/lib/platform/auth/safe-redirect';
import type { Identity } from './claims';

/** Audience of the signature, so that no other token is accepted. */
const AUDIENCE = 'mwanzo-pending-sign-in';

/** To complete the form or type a password. */
const PENDING_SECONDS = 30 * 60;

/** The largest cookie that browsers accept. */
const MAX_LENGTH = 4_096;

const pendingSchema = z.object({
  provider: z.enum(['oidc', 'google', 'linkedin']),
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The path of this site to continue at. */
  from: z.string().transform((path) => safePath(path)),
});

/** A completed sign-in that is not linked to an account here yet. */
export type PendingSignIn = Identity & { from: string };

export const pendingCookieName = (): string => cookieName(AUDIENCE, isSecure());

const write = (value: string, maxAge: number): string =>
  serialize(pendingCookieName(), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    maxAge,
  });

/** The `Set-Cookie` value that carries it to the next page. Does not log in. */
export const pendingCookie = (pending: PendingSignIn): string =>
  write(
    jwt.sign({ ...pending }, secretKey(), {
      algorithm: 'HS256',
      audience: AUDIENCE,
      expiresIn: PENDING_SECONDS,
    }),
    PENDING_SECONDS,
  );

export const noPendingCookie = (): string => write('', 0);

/** Returns null if the cookie is missing, invalid or expired. */
export function readPending(value: string | undefined): PendingSignIn | null {
  if (value === undefined || value.length > MAX_LENGTH) return null;
  try {
    const claims = jwt.verify(value, secretKey(), { algorithms: ['HS256'], audience: AUDIENCE });
    return pendingSchema.safeParse(claims).data ?? null;
  } catch {
    return null;
  }
}

/** Throws 400 if the request has no pending sign-in, with what to do. */
export function needPending(headers: Headers): PendingSignIn {
  const pending = readPending(parse(headers.get('cookie') ?? '')[pendingCookieName()]);
  if (pending) return pending;
  throw new AppError('malformed', 'Your sign-in took too long. Please start again on the login page.');
}
