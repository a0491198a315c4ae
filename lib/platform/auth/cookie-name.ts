const PREFIX = '__Secure-';

/** The name of a cookie: under https with the prefix that browsers take from pages under https alone. */
export const cookieName = (name: string, secure: boolean): string => (secure ? PREFIX + name : name);

/** What a request's cookie of this name says, under https or http. For what is worth nothing to a thief. */
export const cookieUnderEither = (
  cookies: Record<string, string | undefined>,
  name: string,
): string | undefined => cookies[PREFIX + name] ?? cookies[name];
