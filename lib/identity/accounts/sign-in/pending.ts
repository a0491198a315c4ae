import { z } from 'zod';
import { cookieName } from '@/lib/platform/auth/cookie-name';
import { httpOnlyCookie, readCookie } from '@/lib/platform/auth/http-only-cookie';
import { safePath } from '@/lib/platform/auth/safe-redirect';
import { readSigned, signFor } from '@/lib/platform/auth/signed-token';
import { AppError } from '@/lib/platform/core/errors';
import { isSecure } from '@/lib/platform/env/env';
import type { Identity } from './claims';

const NAME = 'mwanzo-pending-sign-in';

/** The time to complete the form or type a password. */
const PENDING_SECONDS = 30 * 60;

const pendingSchema = z.object({
  provider: z.enum(['oidc', 'google', 'linkedin']),
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The path on this site to continue to. */
  from: z.string().transform((path) => safePath(path)),
});

/** A completed sign-in that is not linked to an account here yet. */
export type PendingSignIn = Identity & { from: string };

export const pendingCookieName = (): string => cookieName(NAME, isSecure());

/** The `Set-Cookie` value that carries the sign-in to the next page. Does not log in. */
export const pendingCookie = (pending: PendingSignIn): string =>
  httpOnlyCookie(NAME, signFor(NAME, pending, { expiresIn: PENDING_SECONDS }), PENDING_SECONDS);

export const noPendingCookie = (): string => httpOnlyCookie(NAME, '', 0);

/** Returns null if the cookie is missing, invalid or expired. */
export const readPending = (value: string | undefined): PendingSignIn | null =>
  readSigned(NAME, value, pendingSchema);

/** Throws 400, with advice, if the request has no pending sign-in. */
export function needPending(headers: Headers): PendingSignIn {
  const pending = readPending(readCookie(headers, pendingCookieName()));
  if (pending) return pending;
  throw new AppError('malformed', 'Your sign-in took too long. Start again on the login page.');
}
