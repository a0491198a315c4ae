import type { NextAuthOptions } from 'next-auth';
import type { JWT, JWTDecodeParams, JWTEncodeParams } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import { endSession } from '../end-session';
import { logIn } from '../log-in';
import { env, isSecure } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import { sessionCookieName } from '@/lib/platform/auth/session-cookie';
import { readToken, SESSION_SECONDS, signToken, tokenClaims } from '@/lib/platform/auth/token';
import { safePath } from '@/lib/platform/auth/safe-redirect';

/** Seconds left of a session: looking at it must not begin it anew, as next-auth would. */
const secondsLeft = (exp: number): number => Math.max(1, exp - Math.floor(Date.now() / 1000));

async function encode({ token }: JWTEncodeParams): Promise<string> {
  const { sub, exp, jti, ...claims } = tokenClaims.parse(token);
  return signToken({ id: sub, ...claims, sessionId: jti }, secondsLeft(exp));
}

async function decode({ token }: JWTDecodeParams): Promise<JWT | null> {
  const claims = readToken(token ?? '');
  return typeof claims === 'string' ? null : { ...claims };
}

const credentials = CredentialsProvider({
  credentials: {
    emailOrUsername: { label: 'Email or username', type: 'text' },
    password: { label: 'Password', type: 'password' },
  },
  async authorize(given, request) {
    const headers = new Headers(request.headers as Record<string, string> | undefined);
    const { emailOrUsername, password } = given ?? {};
    const { token, user } = await logIn({ emailOrUsername, password }, { headers });
    return { id: user._id, token };
  },
});

/**
 * next-auth on the accounts, the token and the cookie of the rest of the service. It believes the token; its route asks the
 * live user first, as everything else does.
 */
export function nextAuthOptions(): NextAuthOptions {
  const secure = isSecure();
  return {
    secret: env().AUTH_SECRET,
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS.usual },
    jwt: { encode, decode },
    useSecureCookies: secure,
    cookies: {
      sessionToken: {
        name: sessionCookieName(secure),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      },
    },
    pages: { signIn: '/login', signOut: '/login', error: '/login' },
    providers: [credentials],
    callbacks: {
      redirect: ({ url, baseUrl }) =>
        baseUrl + safePath(url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url, '/'),
      async jwt({ token, user }) {
        const claims = user && 'token' in user ? readToken(String(user.token)) : 'none';
        return typeof claims === 'string' ? token : { ...claims };
      },
      async session({ token }) {
        const { firstName, lastName, username, role, exp } = tokenClaims.parse(token);
        const user = { name: `${firstName} ${lastName}`, firstName, lastName, username, role };
        return { user, expires: new Date(exp * 1000).toISOString() };
      },
    },
    events: {
      signOut: ({ token }) => endSession(tokenClaims.parse(token)),
    },
    logger: {
      error: (code) => log.info({ code }, 'next-auth'),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}
