import { env } from '@/lib/platform/env/env';
import { AppError } from '@/lib/platform/core/errors';

type Check = 'pkce' | 'state' | 'nonce';

/** An OAuth / OpenID Connect identity provider. */
export interface Provider {
  /** Used in the sign-in URLs and in the redirect URI registered at the provider. */
  id: 'oidc' | 'google' | 'linkedin';
  /** The label of its button. */
  name: string;
  /** Without a trailing slash. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  checks: Check[];
  /** Unset: next-auth's default. */
  secretIn?: 'body';
}

export type ProviderButton = Pick<Provider, 'id' | 'name'>;

const ALL_CHECKS: Check[] = ['pkce', 'state', 'nonce'];

export const withoutSlash = (issuer: string): string => issuer.replace(/\/+$/, '');

interface Client {
  clientId: string | undefined;
  clientSecret: string | undefined;
}

const withClient = (
  facts: Omit<Provider, 'clientId' | 'clientSecret'>,
  { clientId, clientSecret }: Client,
): Provider[] =>
  clientId === undefined || clientSecret === undefined ? [] : [{ ...facts, clientId, clientSecret }];

const google = ({ GOOGLE_ID, GOOGLE_SECRET }: ReturnType<typeof env>): Provider[] =>
  withClient(
    { id: 'google', name: 'Google', issuer: 'https://accounts.google.com', checks: ALL_CHECKS },
    { clientId: GOOGLE_ID, clientSecret: GOOGLE_SECRET },
  );

/**
 * LinkedIn returns no nonce (github.com/nextauthjs/next-auth/issues/8831) and rejects PKCE from a client with a secret. The state alone
 * binds the response to the browser.
 */
const linkedin = ({ LINKEDIN_ID, LINKEDIN_SECRET }: ReturnType<typeof env>): Provider[] =>
  withClient(
    {
      id: 'linkedin',
      name: 'LinkedIn',
      issuer: 'https://www.linkedin.com/oauth',
      checks: ['state'],
      secretIn: 'body',
    },
    { clientId: LINKEDIN_ID, clientSecret: LINKEDIN_SECRET },
  );

function own(settings: ReturnType<typeof env>): Provider[] {
  const { OIDC_ISSUER, OIDC_NAME, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = settings;
  if (OIDC_ISSUER === undefined) return [];
  const name = OIDC_NAME ?? new URL(OIDC_ISSUER).hostname;
  const facts = { id: 'oidc', name, issuer: withoutSlash(OIDC_ISSUER), checks: ALL_CHECKS } as const;
  return withClient(facts, { clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET });
}

/** The configured providers, in the order of their buttons. */
const providers = (): Provider[] => [own, google, linkedin].flatMap((one) => one(env()));

export const providerButtons = (): ProviderButton[] => providers().map(({ id, name }) => ({ id, name }));

/** Returns the id if the provider is no longer configured. */
export const providerName = (id: string): string => providers().find((one) => one.id === id)?.name ?? id;

/** Throws 404 for a provider that is not configured. */
export function findProvider(id: unknown): Provider {
  const provider = providers().find((one) => one.id === id);
  if (!provider) throw new AppError('notFound', 'There is nothing at this address.');
  return provider;
}
