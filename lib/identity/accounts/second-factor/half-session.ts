import { z } from 'zod';
import { cookieName } from '@/lib/platform/auth/cookie-name';
import { httpOnlyCookie, readCookie } from '@/lib/platform/auth/http-only-cookie';
import { readSigned, signFor } from '@/lib/platform/auth/signed-token';
import { isSecure } from '@/lib/platform/env/env';

const NAME = 'mwanzo-second-factor';

/** The time to enter the code. */
const SECONDS = 10 * 60;

const claims = z.object({
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  /** A new password or another change that ends sessions invalidates the half session. */
  sessionVersion: z.number().int(),
  /** Lifetime of the session after the code. */
  seconds: z.number().int().positive(),
});

/** A log-in with the right password that is waiting for its code. Allows only the second step. */
export type HalfSession = z.infer<typeof claims>;

export const halfSessionCookieName = (): string => cookieName(NAME, isSecure());

export const halfSessionCookie = (half: HalfSession): string =>
  httpOnlyCookie(NAME, signFor(NAME, half, { expiresIn: SECONDS }), SECONDS);

export const noHalfSessionCookie = (): string => httpOnlyCookie(NAME, '', 0);

/** Returns null if the cookie is missing, invalid or expired. */
export const readHalfSession = (value: string | undefined): HalfSession | null =>
  readSigned(NAME, value, claims);

export const halfSessionOf = (headers: Headers): HalfSession | null =>
  readHalfSession(readCookie(headers, halfSessionCookieName()));
