import { cookieName } from '@/lib/platform/auth/cookie-name';
import { isSecure } from '@/lib/platform/env/env';

/** next-auth's cookies with the encrypted checks of the provider's response (state, nonce, PKCE), valid for 15 minutes. */
const CHECKS = ['next-auth.state', 'next-auth.nonce', 'next-auth.pkce.code_verifier'];

const names = (): string[] => CHECKS.map((name) => cookieName(name, isSecure()));

/** Drops next-auth's other cookies, which nothing here reads. */
export const onlyChecks = (cookies: string[]): string[] =>
  cookies.filter((cookie) => names().some((name) => cookie.startsWith(`${name}=`)));

export const checksIn = (cookies: Record<string, string | undefined>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(cookies).filter(([name]) => names().includes(name)));
