import jwt, { type JwtPayload } from 'jsonwebtoken';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TEST_PASSWORD } from '@/dev/testing/client/client-for';
import { contractFaults } from '@/dev/testing/contract/contract-answer';
import { makeUser } from '@/dev/testing/data/fixtures';
import { pathOf, type Browser } from '@/dev/testing/sign-in/browser';
import { actionsOf, SESSION, signInSite } from '@/dev/testing/sign-in/sign-in-site';
import { SIGN_INS } from '@/lib/publishing/openapi/operations/sign-ins';
import { IdentityModel } from '@/models/identity';
import { UserModel } from '@/models/user';

const { site, browser, somebody, linked, me } = signInSite();

afterEach(() => vi.restoreAllMocks());

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
    const list = await site.client.api<{ signIns: { _id: string }[] }>('GET', '/api/users/sign-ins', {
      token: user.token,
    });
    expect(list.body).toMatchObject({
      hasPassword: false,
      signIns: [{ name: 'Campus ID', email: person.email }],
    });
    const path = `/api/users/sign-ins/${list.body.signIns[0]?._id}/unlink`;
    const other = await makeUser('employer');
    expect((await site.client.api('POST', path, { token: other.token, json: {} })).status).toBe(404);
    const refused = await site.client.api('POST', path, { token: user.token, json: {} });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('Choose a password first. Without one, you couldn’t log in.');
    const deletion = await site.client.api('DELETE', '/api/users/me', {
      token: user.token,
      json: { password: 'x' },
    });
    expect(deletion.body.message).toBe('Your account has no password yet. Choose one on your profile first.');

    await UserModel.updateOne({ _id: user._id }, { $set: { passwordHash: site.passwordHash } });
    expect(pathOf(await visitor.send(path))).toBe('/dashboard/profile');
    expect(visitor.told('unlink sign-in')).toBe('Campus ID is no longer linked. Log in with your password.');
    expect(await actionsOf(user.id)).toEqual(['signed in', 'sign-in unlinked']);
    expect(await browser().signIn()).toBe('/link-sign-in');
  });
});

const FAILED = 'Signing in with Campus ID didn’t work. Try again, or log in with your password.';

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
    site.provider.refuseNext();
    const visitor = browser();
    expect(await visitor.signIn()).toBe('/login');
    expect(visitor.told('sign in')).toBe('You didn’t continue with Campus ID. Nothing changed.');
  });

  test.each([
    [
      { email_verified: false },
      'Campus ID hasn’t confirmed your e-mail address. Confirm it there, or register with a password.',
    ],
    [
      { email_verified: undefined },
      'Campus ID hasn’t confirmed your e-mail address. Confirm it there, or register with a password.',
    ],
    [
      { email: undefined },
      'Campus ID didn’t share your e-mail address. Allow it there, or log in with your password.',
    ],
  ])('with %o', async (change, message) => {
    somebody(change);
    const visitor = browser();
    expect(await visitor.signIn()).toBe('/login');
    expect(visitor.told('sign in')).toBe(message);
  });

  test('with a provider that is not set', async () => {
    expect((await site.client.api('POST', '/api/auth/signin/google', { json: {} })).status).toBe(404);
    expect((await site.client.api('GET', '/api/auth/callback/google')).status).toBe(404);
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
  const { user, person } = await linked({ passwordHash: site.passwordHash });
  const visitor = browser();
  const address = await visitor.begin();
  await site.provider.stop();
  try {
    const UNREACHED = 'We couldn’t reach Campus ID. Try again in a moment, or log in with your password.';
    expect(pathOf(await visitor.ask(address))).toBe('/login');
    expect(visitor.told('sign in')).toBe(UNREACHED);
    const begun = await site.client.api('POST', '/api/auth/signin/oidc', { json: {} });
    expect({ status: begun.status, message: begun.body.message }).toEqual({
      status: 503,
      message: UNREACHED,
    });
    expect(begun.headers.get('retry-after')).toBe('5');
    const page = await visitor.send('/api/auth/signin/oidc', { from: '/dashboard' });
    expect(pathOf(page)).toBe('/login?from=%2Fdashboard');
    const json = { emailOrUsername: person.email, password: TEST_PASSWORD };
    expect((await site.client.api('POST', '/api/auth/login', { json })).status).toBe(200);
  } finally {
    await site.provider.start();
  }
  expect(await browser().signIn()).toBe('/dashboard');
  expect((await UserModel.findById(user._id).lean())?.isActive).toBe(true);
});

test('of two sign-ins at the same time, only the one that fails says so', async () => {
  site.provider.failFirstOfTwo();
  const start = () => site.client.api<{ location?: string }>('POST', '/api/auth/signin/oidc', { json: {} });
  const answers = await Promise.all([start(), start()]);
  const [begun, failed] = answers.toSorted((one, other) => one.status - other.status);
  expect([begun?.status, failed?.status]).toEqual([200, 503]);
  expect(begun?.body.location).toContain(`${site.provider.settings.OIDC_ISSUER}/`);
});

test('the session is the one that a password starts', async () => {
  const { person } = await linked({ passwordHash: site.passwordHash });
  const visitor = browser();
  const signedIn = await visitor.ask(await visitor.begin());
  const json = { emailOrUsername: person.email, password: TEST_PASSWORD };
  const loggedIn = await site.client.api('POST', '/api/auth/login', { json });
  const shapeOf = ({ headers }: { headers: Headers }) => {
    const cookie = headers.getSetCookie().find((line) => line.startsWith(`${SESSION}=`)) ?? '';
    const [pair = '', ...attributes] = cookie.split('; ');
    const claims = jwt.decode(pair.slice(SESSION.length + 1)) as JwtPayload;
    return {
      claims: Object.keys(claims).toSorted(),
      who: [claims.sub, claims.firstName, claims.lastName, claims.username, claims.role, claims.aud],
      seconds: Number(claims.exp) - Number(claims.iat),
      attributes: attributes.filter((one) => !/^(?:Max-Age|Expires)=/.test(one)).toSorted(),
    };
  };
  expect(shapeOf(signedIn)).toEqual(shapeOf(loggedIn));
  expect(shapeOf(signedIn).seconds).toBe(12 * 60 * 60);
});

test('cookies of a sign-in are sent to its addresses only, and end after 15 minutes', async () => {
  await linked();
  const visitor = browser();
  await visitor.ask(await visitor.begin());
  const kept = [...visitor.lines].filter(([name]) => name.startsWith('next-auth.') && name !== SESSION);
  expect(kept.map(([name]) => name).toSorted()).toEqual(['next-auth.callback-url', 'next-auth.csrf-token']);
  for (const [, line] of kept) {
    expect(line).toMatch(/; Path=\/api\/auth(?:;|$)/);
    expect(line).toMatch(/; Max-Age=900(?:;|$)/);
    expect(line).toMatch(/; HttpOnly(?:;|$)/);
  }
});

test('a path that is too long for a cookie leads to the dashboard', async () => {
  await linked();
  const from = (letters: number) => ({ from: `/internships?q=${'a'.repeat(letters)}` });
  expect(await browser().signIn(from(1_000))).toBe(from(1_000).from);
  expect(await browser().signIn(from(2_000))).toBe('/dashboard');
});

test('a second attempt keeps its path as long as the first', async () => {
  await linked();
  const visitor = browser();
  await visitor.begin({ from: '/saved' });
  visitor.lines.clear();
  await visitor.begin({ from: '/saved' });
  expect(visitor.lines.get('next-auth.callback-url')).toContain('=%2Fsaved;');
});

test('both calls that ask the provider answer as the contract says', async () => {
  const [start, back] = SIGN_INS;
  if (!start || !back) throw new Error('the contract has no sign-in');
  const begun = await site.client.api('POST', '/api/auth/signin/oidc', { json: start.example });
  expect([begun.status, contractFaults(start, begun)]).toEqual([200, []]);
  await linked();
  const visitor = browser();
  const answer = await visitor.ask(await visitor.begin());
  expect(answer.status).toBe(303);
  expect(contractFaults(back, { status: 303, headers: answer.headers, body: undefined })).toEqual([]);
});

test('what is exported says which sign-ins are linked, and deleting the account deletes them', async () => {
  const { user, person } = await linked({ passwordHash: site.passwordHash });
  await site.client.api('DELETE', '/api/users/me', { token: user.token, json: { password: TEST_PASSWORD } });
  expect(await IdentityModel.exists({ subject: person.sub })).toBeNull();
  expect(await browser().signIn()).toBe('/finish-registration');
});
