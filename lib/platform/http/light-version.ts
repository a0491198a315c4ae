import { parse, serialize } from 'cookie';
import { z } from 'zod';
import { SIGNED_IN_COOKIE } from '@/lib/platform/auth/session-cookie';
import { cookieName, cookieUnderEither } from '@/lib/platform/auth/cookie-name';

/** The visitor's choice in the footer; it takes precedence over the browser's `Save-Data`. */
const COOKIE = 'mwanzo-data-saver';

const SECONDS = 365 * 24 * 60 * 60;

export const dataSaver = z.object({ saver: z.enum(['on', 'off'], 'Choose on or off.') });

/** The `Set-Cookie` value that keeps a visitor's choice for a year. */
export const dataSaverCookie = (saver: 'on' | 'off', secure: boolean): string =>
  serialize(cookieName(COOKIE, secure), saver, {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure,
    maxAge: SECONDS,
  });

/** Whether a browser says that its user wants to save data. Takes its `Save-Data` header. */
export const savesData = (saveData: string | string[] | undefined): boolean =>
  String(saveData ?? '')
    .trim()
    .toLowerCase() === 'on';

/**
 * Whether a visitor is to get pages without script and pictures: by their choice, else because the browser asks to save data.
 * Not those who are signed in, who apply with script.
 */
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
