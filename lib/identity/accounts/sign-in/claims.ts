import { z } from 'zod';
import { AppError } from '@/lib/platform/core/errors';
import { isEmail } from '../email-rule';
import { tidyName } from '../name';
import { firstNameRule, lastNameRule } from '../person-rules';
import { withoutSlash, type Provider } from './oauth-providers';

/** Seconds a provider's clock may differ: more than clocks drift, but too few to replay a response. */
const MAX_CLOCK_SECONDS = 120;

/** OpenID Connect Core, 2, allows a subject of 255 characters. */
const MAX_TEXT = 255;

const yes = z.union([z.boolean(), z.string(), z.number()]).transform((value) => String(value));

const claimsSchema = z.object({
  iss: z.string().max(MAX_TEXT),
  sub: z.string().min(1).max(MAX_TEXT),
  /** Seconds since 1970. */
  iat: z.number(),
  email: z.string().max(MAX_TEXT).optional().catch(undefined),
  email_verified: yes.optional().catch(undefined),
  /** Microsoft Entra's replacement for `email_verified`: the organisation has verified the domain of the address. */
  xms_edov: yes.optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});

/** An account at a provider, with a verified e-mail. */
export interface Identity {
  provider: Provider['id'];
  issuer: string;
  subject: string;
  /** In lowercase. */
  email: string;
  /** Empty if it is not a valid name by our rules. */
  firstName: string;
  lastName: string;
}

const nameBy = (rule: (name: string) => string | null, name = ''): string =>
  rule(name) === null ? tidyName(name) : '';

const isVerified = ({
  email_verified: verified,
  xms_edov: ownDomain,
}: z.infer<typeof claimsSchema>): boolean =>
  verified === undefined ? ownDomain === 'true' || ownDomain === '1' : verified === 'true';

const refused = (message: string) => new AppError('forbidden', message);

/** For failures that a new attempt may fix. */
export const failedSignIn = (name: string): AppError =>
  new AppError('malformed', `Signing in with ${name} didn’t work. Try again, or log in with your password.`);

/** Throws 403 for a missing or unverified address, 400 for a wrong issuer or clocks more than two minutes apart. */
export function toIdentity(provider: Provider, said: unknown, now: Date): Identity {
  const { id, name, issuer } = provider;
  const { data } = claimsSchema.safeParse(said);
  if (!data || withoutSlash(data.iss) !== issuer) throw failedSignIn(name);
  if (Math.abs(now.getTime() / 1_000 - data.iat) > MAX_CLOCK_SECONDS) throw failedSignIn(name);
  const email = data.email?.trim().toLowerCase() ?? '';
  if (!isEmail(email)) {
    throw refused(`${name} didn’t share your e-mail address. Allow it there, or log in with your password.`);
  }
  if (!isVerified(data)) {
    throw refused(
      `${name} hasn’t confirmed your e-mail address. Confirm it there, or register with a password.`,
    );
  }
  return {
    provider: id,
    issuer,
    subject: data.sub,
    email,
    firstName: nameBy(firstNameRule, data.given_name),
    lastName: nameBy(lastNameRule, data.family_name),
  };
}

/** Methods of RFC 8176: several factors, a one-time code, a hardware key. */
const FACTORS = ['mfa', 'otp', 'hwk'];

const methods = z.object({ amr: z.array(z.string()) });

/** Whether the ID token says that the person proved a second factor at the provider. */
export const provedFactor = (said: unknown): boolean =>
  methods.safeParse(said).data?.amr.some((method) => FACTORS.includes(method)) ?? false;
