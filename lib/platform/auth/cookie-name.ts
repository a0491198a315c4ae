const PREFIX = '__Secure-';

/** Adds the prefix `__Secure-` under https: browsers accept such cookies over https only. */
export const cookieName = (name: string, secure: boolean): string => (secure ? PREFIX + name : name);

/** Reads a cookie by its https or http name. Only for cookies that are worthless to a thief. */
export const cookieUnderEither = (
  cookies: Record<string, string | undefined>,
  name: string,
): string | undefined => cookies[PREFIX + name] ?? cookies[name];
