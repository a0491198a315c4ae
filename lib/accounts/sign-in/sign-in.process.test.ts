import mongoose from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { clientFor, TEST_PASSWORD, uniqueLetters, type Client } from '@/dev/testing/client/client-for';
import { contractFaults } from '@/dev/testing/contract/contract-answer';
import { connectToStack, makeUser } from '@/dev/testing/data/fixtures';
import { Browser, pathOf } from '@/dev/testing/sign-in/browser';
import { startProvider, type Person, type TestProvider } from '@/dev/testing/sign-in/start-provider';
import { startStack, type Stack } from '@/dev/testing/stack/stack';
import { SIGN_INS } from '@/lib/openapi/operations/sign-ins';
import { AuditEntryModel } from '@/models/audit-entry';
import { IdentityModel } from '@/models/identity';
import { UserModel } from '@/models/user';

const SESSION = 'next-auth.session-token';

let provider: TestProvider;
let stack: Stack;
let client: Client;
let passwordHash: string;

beforeAll(async () => {
  provider = await startProvider();
  stack = await startStack({ env: provider.settings });
  await connectToStack(stack);
  client = clientFor(stack);
  passwordHash = await hashPassword(TEST_PASSWORD);
}, 600_000);
afterAll(async () => {
  await mongoose.disconnect();
  await stack.stop();
  await provider.stop();
});
afterEach(() => vi.restoreAllMocks());

const browser = () => new Browser(stack.appUrl);

/** Somebody whom the provider knows, with an address nobody else has. */
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
  provider.be(person);
  return person;
}

const facts = () => ({
  firstName: 'Wanjiku',
  lastName: 'Kamau',
  phoneNumber: '0700000000',
  username: uniqueLetters(),
  role: 'recent graduate',
  agreement: 'on',
});

/** Somebody with an account here that is linked. */
async function linked(change: Parameters<typeof makeUser>[1] = {}) {
  const person = somebody();
  const user = await makeUser(change.role ?? 'recent graduate', { email: person.email, ...change });
  const now = new Date();
  await IdentityModel.create({
    userId: user._id,
    issuer: provider.settings.OIDC_ISSUER,
    subject: person.sub,
    provider: 'oidc',
    email: person.email,
    linkedAt: now,
    lastUsedAt: now,
  });
  return { person, user };
}

const me = async (cookie = '') => client.api<{ user: { email: string } }>('GET', '/api/users/me', { cookie });
const actionsOf = async (id: string) =>
  (await AuditEntryModel.find({ 'target.id': id }).sort({ at: 1 }).lean()).map(({ action }) => action);

describe('a first sign-in', () => {
  test('asks what a registration asks, and makes a verified account without a password', async () => {
    const person = somebody();
    const visitor = browser();
    expect(await visitor.signIn({ from: '/internships?page=2' })).toBe('/finish-registration');
    expect(visitor.cookie(SESSION)).toBeUndefined();
    expect(await UserModel.exists({ email: person.email })).toBeNull();
    const page = await (await visitor.ask(`${stack.appUrl}/finish-registration`)).text();
    expect(page).toContain(person.email);
    expect(page).toContain('value="Wanjiku"');
    expect(page).toContain('value="/internships?page=2"');

    const refused = await visitor.send('/api/auth/finish-registration', { ...facts(), phoneNumber: '1' });
    expect(pathOf(refused)).toBe('/finish-registration');
    expect(visitor.told('finish registration')).toBe('Phone number should be exactly 10 digits');
    expect(await UserModel.exists({ email: person.email })).toBeNull();

    const wanted = facts();
    const done = await visitor.send('/api/auth/finish-registration', {
      ...wanted,
      from: '/internships?page=2',
    });
    expect(pathOf(done)).toBe('/internships?page=2');
    expect((await me(visitor.cookies())).body.user).toMatchObject({ email: person.email, isVerified: true });
    const user = await UserModel.findOne({ email: person.email }).orFail().lean();
    expect(user).toMatchObject({ passwordHash: null, isVerified: true, role: 'recent graduate' });
    expect(user.agreedAt).toBeInstanceOf(Date);
    expect(await actionsOf(user._id.toHexString())).toEqual(['sign-in linked']);

    const later = browser();
    expect(await later.signIn()).toBe('/dashboard');
    expect((await me(later.cookies())).body.user.email).toBe(person.email);
    expect(await actionsOf(user._id.toHexString())).toEqual(['sign-in linked', 'signed in']);
    expect(
      (
        await client.api('POST', '/api/auth/login', {
          json: { emailOrUsername: person.email, password: TEST_PASSWORD },
        })
      ).status,
    ).toBe(401);
  });

  test('takes over a registration that nobody has verified, without its password', async () => {
    const person = somebody();
    const squatter = await makeUser('employer', { email: person.email, isVerified: false, passwordHash });
    const visitor = browser();
    expect(await visitor.signIn()).toBe('/finish-registration');
    await visitor.send('/api/auth/finish-registration', facts());
    expect((await me(visitor.cookies())).status).toBe(200);
    const user = await UserModel.findById(squatter._id).orFail().lean();
    expect(user).toMatchObject({
      passwordHash: null,
      isVerified: true,
      role: 'recent graduate',
      sessionVersion: 1,
    });
    expect((await client.api('GET', '/api/users/me', { token: squatter.token })).status).toBe(401);
  });

  test('needs the cookie of its sign-in', async () => {
    const { status, body } = await client.api('POST', '/api/auth/finish-registration', {
      json: { ...facts(), agreement: true },
    });
    expect(status).toBe(400);
    expect(body.message).toBe('Your sign-in took too long. Please start again on the login page.');
  });

  test('leads nobody to another site afterwards', async () => {
    await linked();
    expect(await browser().signIn({ from: 'https://evil.example/' })).toBe('/dashboard');
    expect(await browser().signIn({ from: '//evil.example' })).toBe('/dashboard');
  });
});

describe('an address that has an account', () => {
  const withAccount = async (change: Parameters<typeof makeUser>[1] = {}) => {
    const person = somebody();
    const user = await makeUser(change.role ?? 'recent graduate', {
      email: person.email,
      passwordHash,
      ...change,
    });
    return { person, user };
  };

  test('is linked by its password, tried as at every log-in', async () => {
    const { person, user } = await withAccount();
    const visitor = browser();
    expect(await visitor.signIn()).toBe('/link-sign-in');
    expect(visitor.cookie(SESSION)).toBeUndefined();
    await visitor.send('/api/auth/link-sign-in', { password: 'Wrong#2026' });
    expect(visitor.told('link sign-in')).toBe('Invalid email/username or password!');
    expect(await IdentityModel.exists({ userId: user._id })).toBeNull();

    expect(pathOf(await visitor.send('/api/auth/link-sign-in', { password: TEST_PASSWORD }))).toBe(
      '/dashboard',
    );
    expect((await me(visitor.cookies())).body.user.email).toBe(person.email);
    const [mail] = await client.mailsTo(person.email);
    expect(mail?.subject).toBe('Campus ID is linked to your Mwanzo account');
    expect(await browser().signIn()).toBe('/dashboard');
    expect(await actionsOf(user.id)).toEqual(['sign-in linked', 'signed in']);
  });

  test('locks after five wrong passwords, as at every log-in', async () => {
    await withAccount();
    const visitor = browser();
    await visitor.signIn();
    for (let tries = 0; tries < 5; tries += 1) {
      await visitor.send('/api/auth/link-sign-in', { password: 'Wrong#2026' });
    }
    await visitor.send('/api/auth/link-sign-in', { password: TEST_PASSWORD });
    expect(visitor.told('link sign-in')).toBe('Your account is locked! Try again later.');
  });

  test('is linked by a link to its mailbox, on any device, once', async () => {
    const { person, user } = await withAccount();
    const visitor = browser();
    await visitor.signIn();
    await visitor.send('/api/auth/mail-sign-in-link');
    expect(visitor.told('mail sign-in link')).toBe(
      `We have sent a link to ${person.email}. Follow it within an hour.`,
    );
    const [mail] = await client.mailsTo(person.email);
    const path = new URL(mail ? client.linkIn(mail, '/link-sign-in/') : '').pathname;
    const other = browser();
    expect(await (await other.ask(stack.appUrl + path)).text()).toContain('Link Campus ID');
    expect(await IdentityModel.exists({ userId: user._id })).toBeNull();
    expect(pathOf(await other.send(`/api/auth${path}`, { a: 'b' }))).toBe(`${path}?followed=1`);
    expect(await IdentityModel.exists({ userId: user._id })).not.toBeNull();
    expect(other.cookie(SESSION)).toBeUndefined();
    const again = await client.api('POST', `/api/auth${path}`);
    expect(again.body.message).toBe('Campus ID is linked to your account already. You can log in with it.');
    expect(await browser().signIn()).toBe('/dashboard');
    await IdentityModel.deleteMany({ userId: user._id });
    expect((await client.api('POST', `/api/auth${path}`)).status).toBe(400);
  });

  test('that an administrator added is verified by that link', async () => {
    const { person, user } = await withAccount({
      isVerified: false,
      createdBy: new mongoose.Types.ObjectId(),
    });
    const visitor = browser();
    expect(await visitor.signIn()).toBe('/link-sign-in');
    await visitor.send('/api/auth/link-sign-in', { password: TEST_PASSWORD });
    expect(visitor.told('link sign-in')).toBe('Account not verified. Please verify your email.');
    await visitor.send('/api/auth/mail-sign-in-link');
    const [mail] = await client.mailsTo(person.email);
    const path = new URL(mail ? client.linkIn(mail, '/link-sign-in/') : '').pathname;
    expect((await client.api('POST', `/api/auth${path}`)).status).toBe(200);
    expect(await UserModel.findById(user._id).lean()).toMatchObject({ isVerified: true });
    expect(await browser().signIn()).toBe('/dashboard');
  });

  test('keeps a link from working once its sessions have ended', async () => {
    const { person, user } = await withAccount();
    const visitor = browser();
    await visitor.signIn();
    await visitor.send('/api/auth/mail-sign-in-link');
    const [mail] = await client.mailsTo(person.email);
    const path = new URL(mail ? client.linkIn(mail, '/link-sign-in/') : '').pathname;
    await UserModel.updateOne({ _id: user._id }, { $inc: { sessionVersion: 1 } });
    expect((await client.api('POST', `/api/auth${path}`)).status).toBe(400);
    expect(await IdentityModel.exists({ userId: user._id })).toBeNull();
  });

  test('of the staff is not linked without OIDC_STAFF', async () => {
    await withAccount({ role: 'editor' });
    const visitor = browser();
    expect(await visitor.signIn()).toBe('/login');
    expect(visitor.told('sign in')).toBe('Editors and administrators log in with their password here.');
  });
});

describe('a linked sign-in', () => {
  test('does not open an account that is deactivated', async () => {
    await linked({ isActive: false });
    const visitor = browser();
    expect(await visitor.signIn()).toBe('/login');
    expect(visitor.told('sign in')).toBe('Your account has been deactivated. Please contact support.');
    expect(visitor.cookie(SESSION)).toBeUndefined();
  });

  test('does not open that of an administrator without OIDC_STAFF', async () => {
    await linked({ role: 'administrator' });
    const visitor = browser();
    expect(await visitor.signIn()).toBe('/login');
    expect(visitor.told('sign in')).toBe('Editors and administrators log in with their password here.');
  });

  test('is one session like any other: it ends by logging out, by deactivation and by a new version', async () => {
    const { user } = await linked();
    const [first, second] = [browser(), browser()];
    await first.signIn();
    await second.signIn();
    const copy = first.cookies();
    expect((await me(copy)).status).toBe(200);
    await first.send('/api/auth/logout', { a: 'b' });
    expect((await me(copy)).status).toBe(401);
    expect((await me(second.cookies())).status).toBe(200);
    await UserModel.updateOne({ _id: user._id }, { $inc: { sessionVersion: 1 } });
    expect((await me(second.cookies())).status).toBe(401);
    await second.signIn();
    await UserModel.updateOne({ _id: user._id }, { $set: { isActive: false } });
    expect((await me(second.cookies())).status).toBe(403);
  });

  test('is shown on the profile, and unlinked where there is a password', async () => {
    const { user, person } = await linked({ passwordHash: null });
    const visitor = browser();
    await visitor.signIn();
    const list = await client.api<{ signIns: { _id: string }[] }>('GET', '/api/users/sign-ins', {
      token: user.token,
    });
    expect(list.body).toMatchObject({
      hasPassword: false,
      signIns: [{ name: 'Campus ID', email: person.email }],
    });
    const path = `/api/users/sign-ins/${list.body.signIns[0]?._id}/unlink`;
    const other = await makeUser('employer');
    expect((await client.api('POST', path, { token: other.token, json: {} })).status).toBe(404);
    const refused = await client.api('POST', path, { token: user.token, json: {} });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('Choose a password first: without one you could not log in any more.');
    const deletion = await client.api('DELETE', '/api/users/me', {
      token: user.token,
      json: { password: 'x' },
    });
    expect(deletion.body.message).toBe(
      'Your account has no password yet. Choose one first, on your profile.',
    );

    await UserModel.updateOne({ _id: user._id }, { $set: { passwordHash } });
    expect(pathOf(await visitor.send(path))).toBe('/dashboard/profile');
    expect(visitor.told('unlink sign-in')).toBe(
      'Campus ID is no longer linked. You log in with your password.',
    );
    expect(await actionsOf(user.id)).toEqual(['signed in', 'sign-in unlinked']);
    expect(await browser().signIn()).toBe('/link-sign-in');
  });
});

const FAILED = 'Signing in with Campus ID did not work. Please try again, or log in with your password.';

describe('a sign-in that is not as it should be', () => {
  const refusedAs = async (visitor: Browser, address: string) => {
    const answer = await visitor.ask(address);
    expect(pathOf(answer)).toBe('/login');
    expect(visitor.cookie(SESSION)).toBeUndefined();
    return visitor.told('sign in');
  };

  test('with another state', async () => {
    await linked();
    const visitor = browser();
    const address = new URL(await visitor.begin());
    address.searchParams.set('state', 'of-somebody-else');
    expect(await refusedAs(visitor, address.href)).toBe(FAILED);
  });

  test('with the answer to another browser', async () => {
    await linked();
    const [one, other] = [browser(), browser()];
    const address = await one.begin();
    expect(await refusedAs(other, address)).toBe(FAILED);
    await other.begin();
    expect(await refusedAs(other, address)).toBe(FAILED);
  });

  test.each(['next-auth.state', 'next-auth.nonce', 'next-auth.pkce.code_verifier'])(
    'without %s',
    async (name) => {
      await linked();
      const visitor = browser();
      const address = await visitor.begin();
      visitor.lose(name);
      expect(await refusedAs(visitor, address)).toBe(FAILED);
    },
  );

  test('with a code that was used', async () => {
    await linked();
    const visitor = browser();
    const address = await visitor.begin();
    const before = visitor.cookies();
    expect(pathOf(await visitor.ask(address))).toBe('/dashboard');
    const again = await fetch(address, { redirect: 'manual', headers: { cookie: before } });
    expect(pathOf(again)).toBe('/login');
    expect(again.headers.getSetCookie().join()).not.toContain(SESSION);
  });

  test('by somebody who says no', async () => {
    somebody();
    provider.refuseNext();
    const visitor = browser();
    expect(await visitor.signIn()).toBe('/login');
    expect(visitor.told('sign in')).toBe('You did not continue with Campus ID. Nothing was changed.');
  });

  test.each([
    [
      { email_verified: false },
      'Campus ID has not verified your e-mail address. Verify it there, or register with a password.',
    ],
    [
      { email_verified: undefined },
      'Campus ID has not verified your e-mail address. Verify it there, or register with a password.',
    ],
    [
      { email: undefined },
      'Campus ID did not tell us your e-mail address. Allow it there, or log in with your password.',
    ],
  ])('with %o', async (change, message) => {
    somebody(change);
    const visitor = browser();
    expect(await visitor.signIn()).toBe('/login');
    expect(visitor.told('sign in')).toBe(message);
  });

  test('with a provider that is not set', async () => {
    expect((await client.api('POST', '/api/auth/signin/google', { json: {} })).status).toBe(404);
    expect((await client.api('GET', '/api/auth/callback/google')).status).toBe(404);
  });
});

describe('the clock of the provider', () => {
  const shift = (seconds: number) => {
    const now = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1_000);
  };

  test.each([60, -60])('may differ by %i seconds', async (seconds) => {
    await linked();
    shift(seconds);
    expect(await browser().signIn()).toBe('/dashboard');
  });

  test.each([600, -600])('may not differ by %i seconds', async (seconds) => {
    await linked();
    shift(seconds);
    const visitor = browser();
    expect(await visitor.signIn()).toBe('/login');
    vi.restoreAllMocks();
    expect(visitor.told('sign in')).toBe(FAILED);
  });
});

test('where the provider is away, words say so, and the password goes on working', async () => {
  const { user, person } = await linked({ passwordHash });
  const visitor = browser();
  const address = await visitor.begin();
  await provider.stop();
  try {
    const UNREACHED =
      'We could not reach Campus ID. Please try again in a moment, or log in with your password.';
    expect(pathOf(await visitor.ask(address))).toBe('/login');
    expect(visitor.told('sign in')).toBe(UNREACHED);
    const begun = await client.api('POST', '/api/auth/signin/oidc', { json: {} });
    expect({ status: begun.status, message: begun.body.message }).toEqual({
      status: 503,
      message: UNREACHED,
    });
    const page = await visitor.send('/api/auth/signin/oidc', { from: '/dashboard' });
    expect(pathOf(page)).toBe('/login?from=%2Fdashboard');
    const json = { emailOrUsername: person.email, password: TEST_PASSWORD };
    expect((await client.api('POST', '/api/auth/login', { json })).status).toBe(200);
  } finally {
    await provider.start();
  }
  expect(await browser().signIn()).toBe('/dashboard');
  expect((await UserModel.findById(user._id).lean())?.isActive).toBe(true);
});

test('both calls that ask the provider answer as the contract says', async () => {
  const [start, back] = SIGN_INS;
  if (!start || !back) throw new Error('the contract has no sign-in');
  const begun = await client.api('POST', '/api/auth/signin/oidc', { json: start.example });
  expect([begun.status, contractFaults(start, begun)]).toEqual([200, []]);
  await linked();
  const visitor = browser();
  const answer = await visitor.ask(await visitor.begin());
  expect(answer.status).toBe(303);
  expect(contractFaults(back, { status: 303, headers: answer.headers, body: undefined })).toEqual([]);
});

test('what is exported says which sign-ins are linked, and deleting the account deletes them', async () => {
  const { user, person } = await linked({ passwordHash });
  await client.api('DELETE', '/api/users/me', { token: user.token, json: { password: TEST_PASSWORD } });
  expect(await IdentityModel.exists({ subject: person.sub })).toBeNull();
  expect(await browser().signIn()).toBe('/finish-registration');
});
