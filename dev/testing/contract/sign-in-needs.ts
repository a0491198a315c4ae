import { Types } from 'mongoose';
import { pendingCookie, type PendingSignIn } from '@/lib/accounts/sign-in/pending';
import { issueToken } from '@/lib/accounts/tokens';
import type { Operation } from '@/lib/openapi/operation';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { IdentityModel } from '@/models/identity';
import { TEST_PASSWORD, uniqueLetters, type ApiRequest } from '../client/client-for';
import { makeUser } from '../data/fixtures';

const ISSUER = 'https://id.example';

/** Calls that contact a provider; the tests beside their verbs start one and check them against the contract. */
export const needsProvider = ({ path }: Operation): boolean => path.endsWith('/{provider}');

/** A pending sign-in with this address. */
const pendingFor = (email: string): PendingSignIn => ({
  provider: 'oidc',
  issuer: ISSUER,
  subject: uniqueLetters(),
  email,
  firstName: 'Test',
  lastName: 'Person',
  from: '/dashboard',
});

/** The same as a cookie. */
const pendingHeader = (email: string): string => pendingCookie(pendingFor(email)).split(';')[0] ?? '';

async function linkable() {
  const email = `${uniqueLetters()}@test.example`;
  const user = await makeUser('employer', { email, passwordHash: await hashPassword(TEST_PASSWORD) });
  return { email, user };
}

async function unlinkable() {
  const user = await makeUser('employer');
  const [_id, now] = [new Types.ObjectId(), new Date()];
  const facts = { issuer: ISSUER, subject: uniqueLetters(), provider: 'oidc', email: 'a@test.example' };
  await IdentityModel.create({ _id, userId: user._id, ...facts, linkedAt: now, lastUsedAt: now });
  return { token: user.token, params: { id: _id.toHexString() } };
}

/** The data that the sign-in calls need in order to succeed. */
export const signInNeeds: Record<string, () => Promise<ApiRequest & { params?: Record<string, string> }>> = {
  'POST /api/auth/finish-registration': async () => ({
    cookie: pendingHeader(`${uniqueLetters()}@test.example`),
  }),
  'POST /api/auth/link-sign-in': async () => ({ cookie: pendingHeader((await linkable()).email) }),
  'POST /api/auth/mail-sign-in-link': async () => ({ cookie: pendingHeader((await linkable()).email) }),
  'POST /api/auth/link-sign-in/{token}': async () => {
    const { email, user } = await linkable();
    const { provider, issuer, subject } = pendingFor(email);
    const bound = { sessionVersion: 0, identity: { provider, issuer, subject } };
    return { params: { token: await issueToken('link sign-in', user._id, email, bound) } };
  },
  'POST /api/users/sign-ins/{id}/unlink': unlinkable,
};
