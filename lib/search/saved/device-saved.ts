/** Maximum listings saved on a device. Every request sends them in a cookie, which must stay small. */
export const MAX_ON_DEVICE = 20;

/** The cookie expires this many days after the last change. */
export const DEVICE_SAVED_DAYS = 180;

const ID = /^[\da-f]{24}$/;

/**
 * Reads the ids of saved listings from a cookie, newest first. JavaScript may read the cookie, which is worthless to a thief. Takes a
 * `Cookie` header or `document.cookie`. Ignores invalid ids.
 */
export function readDeviceSaved(cookies: string): string[] {
  const value = /(?:^|; ?)(?:__Secure-)?mwanzo-saved=([\da-f.]*)/.exec(cookies)?.[1] ?? '';
  return [...new Set(value.split('.'))].filter((id) => ID.test(id)).slice(0, MAX_ON_DEVICE);
}

/** Returns a cookie for `Set-Cookie` or `document.cookie`. Without ids, it deletes the cookie. */
export const deviceSavedCookie = (ids: readonly string[], secure: boolean): string =>
  [
    `${secure ? '__Secure-' : ''}mwanzo-saved=${ids.join('.')}`,
    'Path=/',
    `Max-Age=${ids.length > 0 ? DEVICE_SAVED_DAYS * 24 * 60 * 60 : 0}`,
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
