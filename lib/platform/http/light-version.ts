import { parse, serialize } from 'cookie';
import { z } from 'zod';
import { SIGNED_IN_COOKIE } from '@/lib/platform/auth/session-cookie';
import { cookieName, cookieUnderEither } from '@/lib/platform/auth/cookie-name';

/** The visitor's choice in the footer. It takes precedence over the browser's `Save-Data`. */
const COOKIE = 'mwanzo-data-saver';

const SECONDS = 365 * 24 * 60 * 60;

export const dataSaver = z.object({ saver: z.enum(['on', 'off'], 'Choose on or off.') });

export const dataSaverCookie = (saver: 'on' | 'off', secure: boolean): string =>
  serialize(cookieName(COOKIE, secure), saver, {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure,
    maxAge: SECONDS,
  });

export const savesData = (saveData: string | string[] | undefined): boolean =>
  String(saveData ?? '')
    .trim()
    .toLowerCase() === 'on';

/** Whether to omit JavaScript and pictures: the visitor's choice, or else `Save-Data`. Never for signed-in users, who need JavaScript. */
export function wantsLightVersion(headers: {
  cookie?: string | undefined;
  'save-data'?: string | string[] | undefined;
}): boolean {
  const cookies = parse(headers.cookie ?? '');
  if (cookieUnderEither(cookies, SIGNED_IN_COOKIE) !== undefined) return false;
  const chosen = cookieUnderEither(cookies, COOKIE);
  if (chosen === 'on' || chosen === 'off') return chosen === 'on';
  return savesData(headers['save-data']);
}
