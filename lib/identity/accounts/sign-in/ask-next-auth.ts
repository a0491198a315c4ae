import NextAuth, { type NextAuthOptions } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import type { Provider } from './oauth-providers';
import { env, isSecure } from '@/lib/platform/env/env';

const TIMEOUT_MS = 5_000;

type Claims = Record<string, unknown>;
type Texts = Record<string, string | undefined>;

/** A request to next-auth: redirect a browser to a provider, or read the provider's response. */
export interface Question {
  action: 'csrf' | 'signin' | 'callback';
  provider: Provider;
  query?: Texts;
  body?: Texts;
  cookies: Texts;
}

export interface Answer {
  /** The redirect target: the provider, or an error page. */
  location: string;
  /** `Set-Cookie` values: the encrypted state, nonce and PKCE verifier. */
  cookies: string[];
  body: unknown;
  /** Missing after a failure. */
  claims?: Claims;
  failure?: unknown;
}

/** Reads the claims of the ID token. If it has no verified address, adds the one from the userinfo endpoint. */
const readClaims: OAuthConfig<Claims>['userinfo'] = {
  async request({ client, tokens }) {
    const set = tokens as Exclude<Parameters<typeof client.userinfo>[0], string>;
    const claims = set.claims();
    const saysVerified = claims.email_verified ?? claims.xms_edov;
    const endpoint = client.issuer.metadata.userinfo_endpoint;
    if ((claims.email !== undefined && saysVerified !== undefined) || !endpoint) return claims;
    const { iss, sub, iat } = claims;
    return { ...(await client.userinfo(set)), iss, sub, iat };
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

interface Notes {
  claims?: Claims;
  failure?: unknown;
}

const causeOf = (metadata: unknown): unknown =>
  metadata instanceof Error ? metadata : ((metadata as { error?: unknown } | undefined)?.error ?? metadata);

/** Configures next-auth for one request. It creates no session: our code decides which account the claims belong to. */
const optionsFor = (provider: Provider, notes: Notes): NextAuthOptions => ({
  secret: env().AUTH_SECRET,
  session: { strategy: 'jwt' },
  useSecureCookies: isSecure(),
  pages: { signIn: '/login', error: '/login' },
  providers: [toConfig(provider)],
  callbacks: {
    signIn({ profile }) {
      notes.claims = { ...profile };
      return '/';
    },
  },
  logger: {
    error: (_code, metadata) => {
      notes.failure ??= causeOf(metadata);
    },
    warn: () => undefined,
    debug: () => undefined,
  },
});

/** The part of a pages-router response that next-auth writes to. */
function answerToFill() {
  const headers = new Map<string, unknown>();
  const told: { body?: unknown } = {};
  const fill = (body?: unknown) => {
    told.body = body;
  };
  const answer = {
    status: () => answer,
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    setHeader: (name: string, value: unknown) => {
      headers.set(name.toLowerCase(), value);
      return answer;
    },
    send: fill,
    json: fill,
    end: fill,
  };
  return { answer, headers, told };
}

export async function askNextAuth({ action, provider, query, body, cookies }: Question): Promise<Answer> {
  process.env.NEXTAUTH_URL ??= env().APP_URL;
  const method = action === 'signin' ? 'POST' : 'GET';
  const request = {
    method,
    headers: {},
    cookies,
    body,
    query: { ...query, nextauth: [action, provider.id] },
  };
  const { answer, headers, told } = answerToFill();
  const notes: Notes = {};
  await NextAuth(request as never, answer as never, optionsFor(provider, notes));
  return {
    location: String(headers.get('location') ?? ''),
    cookies: (headers.get('set-cookie') as string[] | undefined) ?? [],
    body: told.body,
    ...notes,
  };
}
