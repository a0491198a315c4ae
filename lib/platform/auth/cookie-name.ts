const PREFIX = '__Secure-';

/** The name of a cookie; under https with the prefix `__Secure-`, which browsers accept over https only. */
export const cookieName = (name: string, secure: boolean): string => (secure ? PREFIX + name : name);

/** The value of a request's cookie, under its https or http name. Only for cookies that are worthless to a thief. */
export const cookieUnderEither = (
  cookies: Record<string, string | undefined>,
  name: string,
): string | undefined => cookies[PREFIX + name] ?? cookies[name];
