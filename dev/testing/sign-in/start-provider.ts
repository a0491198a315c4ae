import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type KoaContextWithOIDC } from 'oidc-provider';

/** A person known to the provider, with their claims. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  /** How the person proved who they are. */
  amr?: string[];
}

export interface TestProvider {
  /** Settings of a service that trusts the provider. */
  settings: Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_NAME', string>;
  /** Sets who signs in from now on. */
  be: (person: Person) => void;
  /** Makes the person refuse consent the next time. */
  refuseNext: () => void;
  /** Waits for two requests for its configuration. Fails the first with 503, then answers the second. */
  failFirstOfTwo: () => void;
  /** Stops responding until `start` is called. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

const CLIENT = { id: 'mwanzo', secret: 'known-to-tests-alone' };

/** Gives consent in advance, so that the provider only asks who is signing in. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const { client, session, params } = oidc;
  const grant = new oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
  grant.addOIDCScope(String(params?.scope));
  await grant.save();
  return grant;
}

const makeProvider = (issuer: string, person: () => Person): Provider =>
  new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        // The service's port varies, and the provider ignores the port of a native client's address.
        application_type: 'native',
        redirect_uris: ['http://127.0.0.1/api/auth/callback/oidc'],
      },
    ],
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['of the tests'] },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...person(), sub: accountId }) }),
    loadExistingGrant: grantAll,
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 3_600,
      Interaction: 600,
      Session: 600,
    },
  });

/**
 * Starts a certified OpenID Connect provider (npm `oidc-provider`) on a free local port. The provider runs in
 * this process, uses the process's clock and shows no prompts.
 */
export async function startProvider(): Promise<TestProvider> {
  let person: Person = { sub: 'nobody' };
  let refuses = false;
  let waiting: { request: IncomingMessage; response: ServerResponse }[] | undefined;
  const server = createServer();
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = makeProvider(issuer, () => person);
  const answer = provider.callback();
  const holdConfiguration = (request: IncomingMessage, response: ServerResponse) => {
    waiting?.push({ request, response });
    const [first, second] = waiting ?? [];
    if (!first || !second) return;
    waiting = undefined;
    first.response.writeHead(503).end(() => void answer(second.request, second.response));
  };
  server.on('request', (request, response) => {
    if (waiting && request.url?.startsWith('/.well-known/')) {
      holdConfiguration(request, response);
      return;
    }
    if (!request.url?.startsWith('/interaction/')) {
      void answer(request, response);
      return;
    }
    const result = refuses
      ? { error: 'access_denied', error_description: 'no' }
      : { login: { accountId: person.sub, ...(person.amr && { amr: person.amr }) }, consent: {} };
    refuses = false;
    void provider.interactionFinished(request, response, result);
  });
  return {
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Campus ID',
    },
    be: (next) => {
      person = next;
    },
    refuseNext: () => {
      refuses = true;
    },
    failFirstOfTwo: () => {
      waiting = [];
    },
    start: () => listen(port),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
