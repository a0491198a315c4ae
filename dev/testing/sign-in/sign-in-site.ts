import mongoose from 'mongoose';
import { afterAll, beforeAll } from 'vitest';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { AuditEntryModel } from '@/models/audit-entry';
import { IdentityModel } from '@/models/identity';
import { clientFor, TEST_PASSWORD, uniqueLetters, type Client } from '../client/client-for';
import { connectToStack, makeUser } from '../data/fixtures';
import { startStack, type Stack } from '../stack/stack';
import { Browser } from './browser';
import { startProvider, type Person, type TestProvider } from './start-provider';

export const SESSION = 'next-auth.session-token';

/** Returns the fields of a first sign-in. */
export const registrationFields = () => ({
  firstName: 'Wanjiku',
  lastName: 'Kamau',
  phoneNumber: '0700000000',
  username: uniqueLetters(),
  role: 'recent graduate',
  adult: 'yes',
  agreement: 'on',
});

export const actionsOf = async (id: string) =>
  (await AuditEntryModel.find({ 'target.id': id }).sort({ at: 1 }).lean()).map(({ action }) => action);

/** Starts a service with an OpenID Connect provider and these settings for the tests of a file. Read `site` only inside tests. */
export function signInSite(settings: Record<string, string> = {}) {
  const site = {} as { provider: TestProvider; stack: Stack; client: Client; passwordHash: string };

  beforeAll(async () => {
    site.provider = await startProvider();
    site.stack = await startStack({ env: { ...site.provider.settings, ...settings } });
    await connectToStack(site.stack);
    site.client = clientFor(site.stack);
    site.passwordHash = await hashPassword(TEST_PASSWORD);
  }, 600_000);
  afterAll(async () => {
    await mongoose.disconnect();
    await site.stack.stop();
    await site.provider.stop();
  });

  const browser = () => new Browser(site.stack.appUrl);

  /** Makes the provider sign in a new person with a unique address. */
  function somebody(change: Partial<Person> = {}) {
    const sub = uniqueLetters();
    const person = {
      sub,
      email: `${sub}@campus.example`,
      email_verified: true,
      given_name: 'Wanjiku',
      family_name: 'Kamau',
      ...change,
    };
    site.provider.be(person);
    return person;
  }

  /** Makes the provider sign in a new person with a linked account. */
  async function linked(change: Parameters<typeof makeUser>[1] = {}, says: Partial<Person> = {}) {
    const person = somebody(says);
    const user = await makeUser(change.role ?? 'recent graduate', { email: person.email, ...change });
    const now = new Date();
    await IdentityModel.create({
      userId: user._id,
      issuer: site.provider.settings.OIDC_ISSUER,
      subject: person.sub,
      provider: 'oidc',
      email: person.email,
      linkedAt: now,
      lastUsedAt: now,
    });
    return { person, user };
  }

  const me = async (cookie = '') =>
    site.client.api<{ user: { email: string } }>('GET', '/api/users/me', { cookie });

  return { site, browser, somebody, linked, me };
}
