import { z } from 'zod';
import { AppError } from '@/lib/platform/core/errors';
import { emailRule } from '../email-rule';
import { tidyName } from '../name';
import { firstNameRule, lastNameRule } from '../person-rules';
import { withoutSlash, type Provider } from './providers';

/** Seconds the provider's clock may differ from ours: more than clocks drift, less than a stolen answer would need. */
const MAX_CLOCK_SECONDS = 120;

/** Longer than any subject or address is (OpenID Connect Core, 2: at most 255 characters). */
const MAX_TEXT = 255;

const yes = z.union([z.boolean(), z.string(), z.number()]).transform((value) => String(value));

/** What a provider says of a person, in its ID token or at its userinfo address. */
const claimsSchema = z.object({
  iss: z.string().max(MAX_TEXT),
  sub: z.string().min(1).max(MAX_TEXT),
  /** Seconds since 1970. */
  iat: z.number(),
  email: z.string().max(MAX_TEXT).optional().catch(undefined),
  email_verified: yes.optional().catch(undefined),
  /** Of Microsoft Entra, which has no `email_verified`: the organisation has proved that the address's domain is its own. */
  xms_edov: yes.optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});

/** An account somewhere else whose owner has just shown that it is theirs, and that the address is. */
export interface Identity {
  provider: Provider['id'];
  issuer: string;
  subject: string;
  /** In lowercase. */
  email: string;
  /** As far as it is a name by our rules, else empty. */
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

/** What is said where a sign-in went wrong on the way, and trying again may help. */
export const failedSignIn = (name: string): AppError =>
  new AppError(
    'malformed',
    `Signing in with ${name} did not work. Please try again, or log in with your password.`,
  );

/**
 * Reads whose account it is from what a provider has said at `now`. Throws 403 for an address that is missing or not verified, 400
 * where another issuer speaks or the clocks differ by more than two minutes.
 */
export function toIdentity(provider: Provider, said: unknown, now: Date): Identity {
  const { id, name, issuer } = provider;
  const { data } = claimsSchema.safeParse(said);
  if (!data || withoutSlash(data.iss) !== issuer) throw failedSignIn(name);
  if (Math.abs(now.getTime() / 1_000 - data.iat) > MAX_CLOCK_SECONDS) throw failedSignIn(name);
  const email = data.email?.trim().toLowerCase() ?? '';
  if (emailRule(email) !== null) {
    throw refused(
      `${name} did not tell us your e-mail address. Allow it there, or log in with your password.`,
    );
  }
  if (!isVerified(data)) {
    throw refused(
      `${name} has not verified your e-mail address. Verify it there, or register with a password.`,
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
