import { cookieName } from '@/lib/platform/auth/cookie-name';
import { isSecure } from '@/lib/platform/env/env';

/** The cookies in which next-auth holds, encrypted and for 15 minutes, what the answer of a provider is compared with. */
const CHECKS = ['next-auth.state', 'next-auth.nonce', 'next-auth.pkce.code_verifier'];

const names = (): string[] => CHECKS.map((name) => cookieName(name, isSecure()));

/** Of `Set-Cookie` values, those of the checks: next-auth has others, which nothing here reads. */
export const onlyChecks = (cookies: string[]): string[] =>
  cookies.filter((cookie) => names().some((name) => cookie.startsWith(`${name}=`)));

/** Of the cookies of a request, those of the checks. */
export const checksIn = (cookies: Record<string, string | undefined>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(cookies).filter(([name]) => names().includes(name)));
