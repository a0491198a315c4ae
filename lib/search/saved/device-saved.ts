/** Maximum number of listings kept on a device: the cookie is sent with every request. */
export const MAX_ON_DEVICE = 20;

/** Days for which a device keeps them, counted from the last change. */
export const DEVICE_SAVED_DAYS = 180;

const ID = /^[\da-f]{24}$/;

/**
 * Reads the cookie with what a visitor saved: ids of listings, the last saved first, readable by script and worthless to a thief. Takes a
 * `Cookie` header or `document.cookie`; ignores what is not an id.
 */
export function readDeviceSaved(cookies: string): string[] {
  const value = /(?:^|; ?)(?:__Secure-)?mwanzo-saved=([\da-f.]*)/.exec(cookies)?.[1] ?? '';
  return [...new Set(value.split('.'))].filter((id) => ID.test(id)).slice(0, MAX_ON_DEVICE);
}

/** The cookie with these ids, for `Set-Cookie` and `document.cookie`; without ids, the one that removes it. */
export const deviceSavedCookie = (ids: readonly string[], secure: boolean): string =>
  [
    `${secure ? '__Secure-' : ''}mwanzo-saved=${ids.join('.')}`,
    'Path=/',
    `Max-Age=${ids.length > 0 ? DEVICE_SAVED_DAYS * 24 * 60 * 60 : 0}`,
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
