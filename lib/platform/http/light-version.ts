import { parse, serialize } from 'cookie';
import { z } from 'zod';
import { SIGNED_IN_COOKIE } from '@/lib/platform/auth/session-cookie';
import { cookieName, cookieUnderAnyName } from '@/lib/platform/auth/cookie-name';

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

interface Asks {
  cookie?: string | undefined;
  'save-data'?: string | string[] | undefined;
}

/** Tells the service worker to store nothing in advance: the visitor saves data. Public pages have a light version instead. */
export const SAVES_DATA_HEADER = 'X-Saves-Data';

/** Most visitors have not chosen, so their cookies need not be parsed. */
const choiceIn = (cookie = ''): string | undefined =>
  cookie.includes(COOKIE) ? cookieUnderAnyName(parse(cookie), COOKIE) : undefined;

/** Whether the visitor saves data, with or without an account. */
export function wantsLessData({ cookie, 'save-data': saveData }: Asks): boolean {
  const chosen = choiceIn(cookie);
  return chosen === 'on' || (chosen !== 'off' && savesData(saveData));
}

/** Whether to omit JavaScript and pictures: the visitor's choice, or else `Save-Data`. Never for signed-in users, who need JavaScript. */
export const wantsLightVersion = (headers: Asks): boolean =>
  wantsLessData(headers) && cookieUnderAnyName(parse(headers.cookie ?? ''), SIGNED_IN_COOKIE) === undefined;
