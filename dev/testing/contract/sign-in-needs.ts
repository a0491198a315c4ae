import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { halfSessionCookie } from '@/lib/identity/accounts/second-factor/half-session';
import { hashOfCode, newRecoveryCodes } from '@/lib/identity/accounts/second-factor/recovery-codes';
import { startFactor } from '@/lib/identity/accounts/second-factor/start-factor';
import { codeAt } from '@/lib/identity/accounts/second-factor/totp';
import { pendingCookie, type PendingSignIn } from '@/lib/identity/accounts/sign-in/pending';
import { issueToken } from '@/lib/identity/accounts/tokens';
import type { Operation } from '@/lib/publishing/openapi/operation';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { IdentityModel } from '@/models/identity';
import { SecondFactorModel } from '@/models/second-factor';
import { SessionModel } from '@/models/session';
import { UserModel } from '@/models/user';
import { TEST_PASSWORD, uniqueLetters, type ApiRequest } from '../client/client-for';
import { asActor, makeUser } from '../data/fixtures';

const ISSUER = 'https://id.example';

/**
 * True for calls that contact a provider. The tests of the verbs start a provider and check these calls
 * against the contract.
 */
export const needsProvider = ({ path }: Operation): boolean => path.endsWith('/{provider}');

/** Returns a pending sign-in with this e-mail address. */
const pendingFor = (email: string): PendingSignIn => ({
  provider: 'oidc',
  issuer: ISSUER,
  subject: uniqueLetters(),
  email,
  firstName: 'Test',
  lastName: 'Person',
  from: '/dashboard',
});

/** Returns a pending sign-in with this e-mail address as a cookie header. */
const pendingHeader = (email: string): string => pendingCookie(pendingFor(email)).split(';')[0] ?? '';

async function linkable() {
  const email = `${uniqueLetters()}@test.example`;
  const user = await makeUser('employer', { email, passwordHash: await hashPassword(TEST_PASSWORD) });
  return { email, user };
}

const withPassword = async () => makeUser('employer', { passwordHash: await hashPassword(TEST_PASSWORD) });

async function loggedInElsewhere() {
  const user = await makeUser('employer');
  const _id = randomUUID();
  const times = { startedAt: new Date(), expiresAt: new Date(Date.now() + 60_000) };
  await SessionModel.create({ _id, userId: user._id, version: 0, browser: 'Firefox on Linux', ...times });
  return { token: user.token, params: { id: _id } };
}

async function unlinkable() {
  const user = await makeUser('employer');
  const [_id, now] = [new Types.ObjectId(), new Date()];
  const facts = { issuer: ISSUER, subject: uniqueLetters(), provider: 'oidc', email: 'a@test.example' };
  await IdentityModel.create({ _id, userId: user._id, ...facts, linkedAt: now, lastUsedAt: now });
  return { token: user.token, params: { id: _id.toHexString() } };
}

/** Begins to set up a second factor. Returns the code that the authenticator app shows. */
async function begunFactor() {
  const user = await withPassword();
  const { secret } = await startFactor(asActor(user));
  return { user, code: codeAt(secret, new Date()) };
}

async function withFactor() {
  const begun = await begunFactor();
  const owner = begun.user._id;
  const [recovery = ''] = newRecoveryCodes();
  await SecondFactorModel.updateOne(
    { _id: owner },
    { $set: { recoveryCodes: [hashOfCode(owner, recovery)] } },
  );
  await UserModel.updateOne({ _id: owner }, { $set: { secondFactorSince: new Date() } });
  return { user: begun.user, code: recovery };
}

async function halfLoggedIn() {
  const { user, code } = await withFactor();
  const half = halfSessionCookie({ sub: user.id, sessionVersion: 0, seconds: 60 });
  return { cookie: half.split(';')[0] ?? '', json: { code } };
}

/** Creates the data that the sign-in calls need to succeed. */
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
  'POST /api/auth/change-password': async () => ({ token: (await withPassword()).token }),
  'GET /api/users/sessions': loggedInElsewhere,
  'POST /api/users/sessions/{id}/end': loggedInElsewhere,
  'POST /api/users/sessions/end-others': loggedInElsewhere,
  'POST /api/auth/second-factor': halfLoggedIn,
  'POST /api/users/second-factor': async () => ({ token: (await makeUser('employer')).token }),
  'POST /api/users/second-factor/confirm': async () => {
    const { user, code } = await begunFactor();
    return { token: user.token, json: { code, password: TEST_PASSWORD, saved: true } };
  },
  'POST /api/users/second-factor/turn-off': async () => {
    const { user, code } = await withFactor();
    return { token: user.token, json: { code, password: TEST_PASSWORD } };
  },
  'POST /api/admin/{id}/end-sessions': async () => ({ params: { id: (await makeUser('employer')).id } }),
  'POST /api/admin/{id}/reset-second-factor': async () => ({ params: { id: (await withFactor()).user.id } }),
};
