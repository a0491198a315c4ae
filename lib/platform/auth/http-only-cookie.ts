import { parse, serialize } from 'cookie';
import { isSecure } from '@/lib/platform/env/env';
import { cookieName } from './cookie-name';

/** The `Set-Cookie` value of a cookie that scripts cannot read and posts from other sites lack. `maxAge` is in seconds; 0 clears it. */
export const httpOnlyCookie = (name: string, value: string, maxAge: number, path = '/'): string =>
  serialize(cookieName(name, isSecure()), value, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    maxAge,
  });

export const readCookie = (headers: Headers, name: string): string | undefined =>
  parse(headers.get('cookie') ?? '')[cookieName(name, isSecure())];
