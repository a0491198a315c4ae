const HOST = '__Host-';
const SECURE = '__Secure-';

/** Adds the prefix `__Host-` under https. Browsers accept such cookies over https, with Path `/`, and from no other host of the domain. */
export const cookieName = (name: string, secure: boolean): string => (secure ? HOST + name : name);

/** Adds the prefix `__Secure-` under https, for a cookie with a path of its own: browsers accept such cookies over https only. */
export const pathCookieName = (name: string, secure: boolean): string => (secure ? SECURE + name : name);

/** The name under https that earlier versions gave to a cookie with Path `/`. */
export const earlierName = (name: string): string => SECURE + name;

/** Reads a cookie by any of its names. Only for cookies that are worthless to a thief. */
export const cookieUnderAnyName = (
  cookies: Record<string, string | undefined>,
  name: string,
): string | undefined => cookies[HOST + name] ?? cookies[SECURE + name] ?? cookies[name];
