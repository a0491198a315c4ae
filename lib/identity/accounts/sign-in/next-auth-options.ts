import { parse } from 'cookie';
import type { CookieOption, CookiesOptions, NextAuthOptions, Profile } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { cookieName, pathCookieName } from '@/lib/platform/auth/cookie-name';
import { safePath } from '@/lib/platform/auth/safe-redirect';
import { sessionCookieName } from '@/lib/platform/auth/session-cookie';
import { SESSION_SECONDS, signToken, type TokenSubject } from '@/lib/platform/auth/session-jwt';
import { isSecure } from '@/lib/platform/env/env';
import { currentAttempt } from './attempt';
import type { Provider } from './oauth-providers';

const TIMEOUT_MS = 5_000;

type Claims = Profile & Record<string, unknown>;

/** Reads the claims of the ID token. If it has no verified address, adds the one from the userinfo endpoint. */
const readClaims: OAuthConfig<Claims>['userinfo'] = {
  async request({ client, tokens }) {
    const set = tokens as Exclude<Parameters<typeof client.userinfo>[0], string>;
    const claims = set.claims();
    const saysVerified = claims.email_verified ?? claims.xms_edov;
    const endpoint = client.issuer.metadata.userinfo_endpoint;
    if ((claims.email !== undefined && saysVerified !== undefined) || !endpoint) return claims as Claims;
    const { iss, sub, iat, amr } = claims;
    return { ...(await client.userinfo(set)), iss, sub, iat, amr } as Claims;
  },
};

const toConfig = (provider: Provider): OAuthConfig<Claims> => ({
  id: provider.id,
  name: provider.name,
  type: 'oauth',
  wellKnown: `${provider.issuer}/.well-known/openid-configuration`,
  authorization: { params: { scope: 'openid email profile' } },
  idToken: true,
  checks: provider.checks,
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
  ...(provider.secretIn === 'body' && { client: { token_endpoint_auth_method: 'client_secret_post' } }),
  httpOptions: { timeout: TIMEOUT_MS },
  userinfo: readClaims,
  profile: ({ sub }) => ({ id: String(sub) }),
});

/** The same as next-auth's state, nonce and PKCE verifier. */
const ATTEMPT_SECONDS = 15 * 60;

/** A cookie that browsers send only to the addresses of sign-ins. */
const attemptCookie = (name: string): CookieOption => ({
  name: pathCookieName(`next-auth.${name}`, isSecure()),
  options: {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    maxAge: ATTEMPT_SECONDS,
  },
});

/** A cookie of next-auth itself, with our name. Without `maxAge`, next-auth sets when it expires. */
const siteCookie = (name: string, maxAge?: number): CookieOption => ({
  name,
  options: {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    ...(maxAge !== undefined && { maxAge }),
  },
});

/** The name of the cookie with the state, which next-auth checks for every provider. */
export const stateCookieName = (): string => cookieName('next-auth.state', isSecure());

const cookiesOfNextAuth = (): Partial<CookiesOptions> => ({
  csrfToken: csrfCookie(),
  callbackUrl: pathCookie(),
  sessionToken: siteCookie(sessionCookieName(isSecure())),
  state: siteCookie(stateCookieName(), ATTEMPT_SECONDS),
  pkceCodeVerifier: siteCookie(cookieName('next-auth.pkce.code_verifier', isSecure()), ATTEMPT_SECONDS),
  nonce: siteCookie(cookieName('next-auth.nonce', isSecure())),
});

export const csrfCookie = (): CookieOption => attemptCookie('csrf-token');
export const pathCookie = (): CookieOption => attemptCookie('callback-url');

/** As encoded in a cookie. Browsers accept cookies of 4,096 bytes. */
const MAX_PATH_LENGTH = 2_000;

/** A path on this site to continue to after a sign-in: the dashboard if there is none, or if it is too long. */
export function continuePath(value: unknown): string {
  const path = safePath(value);
  return encodeURIComponent(path).length > MAX_PATH_LENGTH ? '/dashboard' : path;
}

/** The path to continue to after the sign-in that this browser started. Undefined if it has not started one. */
export function attemptPath(headers: Headers): string | undefined {
  const path = parse(headers.get('cookie') ?? '')[pathCookie().name];
  return path === undefined ? undefined : continuePath(path);
}

const causeOf = (metadata: unknown): unknown =>
  metadata instanceof Error ? metadata : ((metadata as { error?: unknown } | undefined)?.error ?? metadata);

/** Configures next-auth. The cookie that it sets is the session: the same signed token as after a log-in with a password. */
export const nextAuthOptions = (provider: Provider, secret: string): NextAuthOptions => ({
  secret,
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS.usual },
  useSecureCookies: isSecure(),
  cookies: cookiesOfNextAuth(),
  pages: { signIn: '/login', error: '/login' },
  providers: [toConfig(provider)],
  jwt: { encode: ({ token }) => signToken(token as JWT & TokenSubject, SESSION_SECONDS.usual) },
  callbacks: {
    async signIn({ profile }) {
      const attempt = currentAttempt();
      try {
        const decided = await attempt.decide?.(profile);
        if (typeof decided !== 'object') return decided ?? false;
        attempt.subject = decided;
        return true;
      } catch (error) {
        attempt.refusal = error;
        return false;
      }
    },
    jwt: ({ token }) => ({ ...token, ...currentAttempt().subject }),
    redirect: ({ url }) => continuePath(url),
  },
  logger: {
    error: (_code, metadata) => {
      currentAttempt().failure ??= causeOf(metadata);
    },
    warn: () => undefined,
    debug: () => undefined,
  },
});
