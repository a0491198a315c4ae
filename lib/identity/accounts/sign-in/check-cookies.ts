import { cookieName } from '@/lib/platform/auth/cookie-name';
import { isSecure } from '@/lib/platform/env/env';

/**
 * The cookies in which next-auth stores, encrypted and for 15 minutes, the checks (state, nonce, PKCE) for the
 * provider's answer.
 */
const CHECKS = ['next-auth.state', 'next-auth.nonce', 'next-auth.pkce.code_verifier'];

const names = (): string[] => CHECKS.map((name) => cookieName(name, isSecure()));

/** The `Set-Cookie` values of the checks. next-auth sets other cookies, which nothing here reads. */
export const onlyChecks = (cookies: string[]): string[] =>
  cookies.filter((cookie) => names().some((name) => cookie.startsWith(`${name}=`)));

/** The check cookies of a request. */
export const checksIn = (cookies: Record<string, string | undefined>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(cookies).filter(([name]) => names().includes(name)));
