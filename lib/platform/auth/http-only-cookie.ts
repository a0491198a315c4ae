import { parse, serialize } from 'cookie';
import { isSecure } from '@/lib/platform/env/env';
import { cookieName, pathCookieName } from './cookie-name';

/**
 * The `Set-Cookie` value of a cookie that scripts cannot read and posts from other sites lack. `maxAge` is in seconds; 0 clears it.
 * Without `path`, browsers send it to every address.
 */
export const httpOnlyCookie = (name: string, value: string, maxAge: number, path?: string): string =>
  serialize((path === undefined ? cookieName : pathCookieName)(name, isSecure()), value, {
    path: path ?? '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    maxAge,
  });

/** Takes the name with its prefix. */
export const readCookie = (headers: Headers, name: string): string | undefined =>
  parse(headers.get('cookie') ?? '')[name];
