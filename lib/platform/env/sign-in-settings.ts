import { isIP } from 'node:net';
import { z } from 'zod';
import { parseUrl } from '@/lib/platform/core/parse-url';
import { isLoopback } from './networks';

const MAX_LENGTH = 1_000;

const text = z.string().max(MAX_LENGTH, `must have at most ${MAX_LENGTH} characters`).optional();

/** The sign-in button has no room for a longer name. */
const MAX_NAME = 30;

/** Microsoft issuers that stand for all organisations. Any organisation could claim any e-mail address. */
const EVERY_TENANT = /^\/(?:common|organizations|consumers)(?:\/|$)/;

/** Whether a URL's host is this machine. A name that only starts like a loopback address does not count. */
function isThisMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return (host === 'localhost' || isIP(host) !== 0) && isLoopback(host);
}

function issuerProblem(value: string): string | null {
  const url = parseUrl(value);
  if (!url) return 'must be the address of an OpenID Connect issuer, such as https://id.example.org';
  const { protocol, hostname, pathname, search, hash, username, password } = url;
  if (protocol !== 'https:' && !(protocol === 'http:' && isThisMachine(hostname)))
    return 'must start with https:// (http:// only for an issuer on this machine)';
  if (search + hash + username + password !== '')
    return 'must be an address without a query, a fragment or a password';
  if (hostname === 'login.microsoftonline.com' && EVERY_TENANT.test(pathname))
    return 'must name one organisation, such as https://login.microsoftonline.com/TENANT-ID/v2.0';
  return null;
}

const issuer = z
  .string()
  .superRefine((value, context) => {
    const message = issuerProblem(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .optional();

/** Settings for OAuth and OpenID sign-in, which is off without them. */
export const SIGN_IN_SETTINGS = {
  OIDC_ISSUER: issuer.meta({ description: 'address of an OpenID Connect issuer to sign in with' }),
  OIDC_CLIENT_ID: text.meta({ description: 'client ID registered with the issuer' }),
  OIDC_CLIENT_SECRET: text.meta({
    description: 'client secret registered with the issuer',
    secret: true,
  }),
  OIDC_NAME: z
    .string()
    .trim()
    .max(MAX_NAME, `must have at most ${MAX_NAME} characters`)
    .optional()
    .meta({ description: 'name on the button: Continue with …', unset: "the issuer's host name" }),
  GOOGLE_ID: text.meta({ description: 'client ID for sign-in with Google' }),
  GOOGLE_SECRET: text.meta({ description: 'client secret for sign-in with Google', secret: true }),
  LINKEDIN_ID: text.meta({ description: 'client ID for sign-in with LinkedIn' }),
  LINKEDIN_SECRET: text.meta({ description: 'client secret for sign-in with LinkedIn', secret: true }),
  OIDC_STAFF: z
    .enum(['on', 'off'], 'must be on or off')
    .default('off')
    .meta({ description: '`on`: editors and administrators can sign in this way too' }),
};

type Given = Partial<Record<keyof typeof SIGN_IN_SETTINGS, string | undefined>>;

/** Settings that only work together. */
const TOGETHER = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['GOOGLE_ID', 'GOOGLE_SECRET'],
  ['LINKEDIN_ID', 'LINKEDIN_SECRET'],
] as const;

export function missingSignInSettings(given: Given): [name: keyof Given, message: string][] {
  return TOGETHER.flatMap((names) => {
    const present = names.find((name) => given[name] !== undefined);
    if (present === undefined) return [];
    const missing = names.filter((name) => given[name] === undefined);
    return missing.map((name): [keyof Given, string] => [name, `is required because ${present} is set`]);
  });
}
