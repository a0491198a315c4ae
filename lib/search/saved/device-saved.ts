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
  const found = [...cookies.matchAll(/(?:^|; ?)(__Host-|__Secure-)?mwanzo-saved=([\da-f.]*)/g)];
  const [, , value = ''] = found.find(([, prefix]) => prefix === '__Host-') ?? found[0] ?? [];
  return [...new Set(value.split('.'))].filter((id) => ID.test(id)).slice(0, MAX_ON_DEVICE);
}

const written = (prefix: string, ids: readonly string[]): string =>
  [
    `${prefix}mwanzo-saved=${ids.join('.')}`,
    'Path=/',
    `Max-Age=${ids.length > 0 ? DEVICE_SAVED_DAYS * 24 * 60 * 60 : 0}`,
    'SameSite=Lax',
    ...(prefix === '' ? [] : ['Secure']),
  ].join('; ');

/**
 * Returns cookies for `Set-Cookie` or `document.cookie`. Without ids, they delete the cookie. Under https, they also delete the one that an
 * earlier version wrote.
 */
export const deviceSavedCookies = (ids: readonly string[], secure: boolean): string[] =>
  secure ? [written('__Host-', ids), written('__Secure-', [])] : [written('', ids)];
