import NextAuth, { type NextAuthOptions } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import type { Provider } from './providers';
import { env, isSecure } from '@/lib/platform/env/env';

/** Milliseconds a provider may take to answer one request of ours. */
const TIMEOUT_MS = 5_000;

type Claims = Record<string, unknown>;
type Texts = Record<string, string | undefined>;

/** What is asked of next-auth: to send a browser to a provider, or to read what it came back with. */
export interface Question {
  action: 'csrf' | 'signin' | 'callback';
  provider: Provider;
  query?: Texts;
  body?: Texts;
  /** Of the browser. */
  cookies: Texts;
}

export interface Answer {
  /** Where it leads: to the provider, or where a failure leads. */
  location: string;
  /** `Set-Cookie` values: the state, the nonce and PKCE's verifier, encrypted. */
  cookies: string[];
  body: unknown;
  /** What the provider says of the person; left out where something went wrong. */
  claims?: Claims;
  /** What went wrong on the way. */
  failure?: unknown;
}

/** The claims of the ID token; where it does not say whose address it has verified, with the address the userinfo endpoint tells. */
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

/** next-auth for one question. It makes no session: what the provider said is noted, and whose account that opens is ours to say. */
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

/** As much of an answer of the pages router as next-auth writes to. */
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

/** Asks next-auth, with the request as far as it needs to know it. */
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
