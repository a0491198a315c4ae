import { env } from '@/lib/platform/env/env';
import { AppError } from '@/lib/platform/core/errors';

type Check = 'pkce' | 'state' | 'nonce';

/** Somebody whose word we take for who a person is. */
export interface Provider {
  /** In the addresses of the sign-in, and in the redirect address that the provider is told. */
  id: 'oidc' | 'google' | 'linkedin';
  /** On its button. */
  name: string;
  /** The address of the OpenID Connect issuer, without a slash at its end. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  checks: Check[];
  /** How the secret is sent, where the provider does not take the usual way. */
  secretIn?: 'body';
}

/** A provider as a page shows it. */
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
 * LinkedIn gives no nonce back (github.com/nextauthjs/next-auth/issues/8831) and refuses a client with a secret that sends PKCE's
 * verifier as an invalid one: the state binds the answer to the browser.
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

/** The providers of the settings, in the order of their buttons; none where nothing is set. */
const providers = (): Provider[] => [own, google, linkedin].flatMap((one) => one(env()));

/** Their buttons. */
export const providerButtons = (): ProviderButton[] => providers().map(({ id, name }) => ({ id, name }));

/** What a provider is called; its id where it is no longer set. */
export const providerName = (id: string): string => providers().find((one) => one.id === id)?.name ?? id;

/** The provider of this id; throws 404 where it is not set. */
export function findProvider(id: unknown): Provider {
  const provider = providers().find((one) => one.id === id);
  if (!provider) throw new AppError('notFound', 'There is nothing at this address.');
  return provider;
}
