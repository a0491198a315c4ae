import { parse, serialize } from 'cookie';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { cookieName } from '@/lib/platform/auth/cookie-name';
import { AppError } from '@/lib/platform/core/errors';
import { isSecure } from '@/lib/platform/env/env';
import { secretKey } from '@/lib/platform/env/secret-key';
import { safePath } from '@/lib/platform/auth/safe-redirect';
import type { Identity } from './claims';

/** What pending sign-ins are signed for, so that no other token is taken for one. */
const AUDIENCE = 'mwanzo-pending-sign-in';

/** Seconds somebody may take to finish the form, or to type a password. */
const PENDING_SECONDS = 30 * 60;

/** What browsers take. */
const MAX_LENGTH = 4_096;

const pendingSchema = z.object({
  provider: z.enum(['oidc', 'google', 'linkedin']),
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Where the person goes on to: a path of this site. */
  from: z.string().transform((path) => safePath(path)),
});

/** Somebody who has signed in with an account that is not linked yet, until they have said whose it is here. */
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

/** The `Set-Cookie` value by which the browser carries it to the next page. It opens no account by itself. */
export const pendingCookie = (pending: PendingSignIn): string =>
  write(
    jwt.sign({ ...pending }, secretKey(), {
      algorithm: 'HS256',
      audience: AUDIENCE,
      expiresIn: PENDING_SECONDS,
    }),
    PENDING_SECONDS,
  );

/** The `Set-Cookie` value that ends it. */
export const noPendingCookie = (): string => write('', 0);

/** The pending sign-in of a cookie's value; null where there is none, it is not ours, or it is over. */
export function readPending(value: string | undefined): PendingSignIn | null {
  if (value === undefined || value.length > MAX_LENGTH) return null;
  try {
    const claims = jwt.verify(value, secretKey(), { algorithms: ['HS256'], audience: AUDIENCE });
    return pendingSchema.safeParse(claims).data ?? null;
  } catch {
    return null;
  }
}

/** The pending sign-in of a request; throws 400 where there is none, with what to do. */
export function needPending(headers: Headers): PendingSignIn {
  const pending = readPending(parse(headers.get('cookie') ?? '')[pendingCookieName()]);
  if (pending) return pending;
  throw new AppError('malformed', 'Your sign-in took too long. Please start again on the login page.');
}
