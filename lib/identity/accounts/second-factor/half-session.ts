import { parse, serialize } from 'cookie';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { cookieName } from '@/lib/platform/auth/cookie-name';
import { isSecure } from '@/lib/platform/env/env';
import { secretKey } from '@/lib/platform/env/secret-key';

/** Audience of the signature, so that no other token is accepted. */
const AUDIENCE = 'mwanzo-second-factor';

/** To enter the code. */
const SECONDS = 10 * 60;

/** Longer than any we sign; longer input is ignored. */
const MAX_LENGTH = 1_024;

const claims = z.object({
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  /** A new password or another change that ends sessions invalidates the half session. */
  sessionVersion: z.number().int(),
  /** Lifetime of the session after the code. */
  seconds: z.number().int().positive(),
});

/** A log-in with the right password that waits for its code. Opens nothing but the second step. */
export type HalfSession = z.infer<typeof claims>;

export const halfSessionCookieName = (): string => cookieName(AUDIENCE, isSecure());

const write = (value: string, maxAge: number): string =>
  serialize(halfSessionCookieName(), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    maxAge,
  });

export const halfSessionCookie = ({ sub, sessionVersion, seconds }: HalfSession): string =>
  write(
    jwt.sign({ sessionVersion, seconds }, secretKey(), {
      algorithm: 'HS256',
      audience: AUDIENCE,
      subject: sub,
      expiresIn: SECONDS,
    }),
    SECONDS,
  );

export const noHalfSessionCookie = (): string => write('', 0);

/** Returns null if the cookie is missing, invalid or expired. */
export function readHalfSession(value: string | undefined): HalfSession | null {
  if (value === undefined || value.length > MAX_LENGTH) return null;
  try {
    const verified = jwt.verify(value, secretKey(), { algorithms: ['HS256'], audience: AUDIENCE });
    return claims.safeParse(verified).data ?? null;
  } catch {
    return null;
  }
}

export const halfSessionOf = (headers: Headers): HalfSession | null =>
  readHalfSession(parse(headers.get('cookie') ?? '')[halfSessionCookieName()]);
