import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { TEST_PASSWORD } from '@/dev/testing/client/client-for';
import { makeUser } from '@/dev/testing/data/fixtures';
import { pathOf } from '@/dev/testing/sign-in/browser';
import { actionsOf, registrationFields, SESSION, signInSite } from '@/dev/testing/sign-in/sign-in-site';
import { codeAt } from '@/lib/identity/accounts/second-factor/totp';
import { IdentityModel } from '@/models/identity';
import { UserModel } from '@/models/user';

const { site, browser, somebody, linked, me } = signInSite();

describe('a first sign-in', () => {
  test('asks what a registration asks, and makes a verified account without a password', async () => {
    const person = somebody();
    const visitor = browser();
    expect(await visitor.signIn({ from: '/internships?page=2' })).toBe('/finish-registration');
    expect(visitor.cookie(SESSION)).toBeUndefined();
    expect(await UserModel.exists({ email: person.email })).toBeNull();
    const page = await (await visitor.ask(`${site.stack.appUrl}/finish-registration`)).text();
    expect(page).toContain(person.email);
    expect(page).toContain('value="Wanjiku"');
    expect(page).toContain('value="/internships?page=2"');

    const refused = await visitor.send('/api/auth/finish-registration', {
      ...registrationFields(),
      phoneNumber: '1',
    });
    expect(pathOf(refused)).toBe('/finish-registration');
    expect(visitor.told('finish registration')).toBe('Phone number should be exactly 10 digits');
    expect(await UserModel.exists({ email: person.email })).toBeNull();

    const wanted = registrationFields();
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
        await site.client.api('POST', '/api/auth/login', {
          json: { emailOrUsername: person.email, password: TEST_PASSWORD },
        })
      ).status,
    ).toBe(401);
  });

  test('takes over a registration that nobody has verified, without its password', async () => {
    const person = somebody();
    const squatter = await makeUser('employer', {
      email: person.email,
      isVerified: false,
      passwordHash: site.passwordHash,
    });
    const visitor = browser();
    expect(await visitor.signIn()).toBe('/finish-registration');
    await visitor.send('/api/auth/finish-registration', registrationFields());
    expect((await me(visitor.cookies())).status).toBe(200);
    const user = await UserModel.findById(squatter._id).orFail().lean();
    expect(user).toMatchObject({
      passwordHash: null,
      isVerified: true,
      role: 'recent graduate',
      sessionVersion: 1,
    });
    expect((await site.client.api('GET', '/api/users/me', { token: squatter.token })).status).toBe(401);
  });

  test('needs the cookie of its sign-in', async () => {
    const { status, body } = await site.client.api('POST', '/api/auth/finish-registration', {
      json: { ...registrationFields(), adult: true, agreement: true },
    });
    expect(status).toBe(400);
    expect(body.message).toBe('Your sign-in took too long. Start again on the login page.');
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
      passwordHash: site.passwordHash,
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
    const [mail] = await site.client.mailsTo(person.email);
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
      `We’ve sent a link to ${person.email}. Open it within an hour.`,
    );
    const [mail] = await site.client.mailsTo(person.email);
    const path = new URL(mail ? site.client.linkIn(mail, '/link-sign-in/') : '').pathname;
    const other = browser();
    expect(await (await other.ask(site.stack.appUrl + path)).text()).toContain('Link Campus ID');
    expect(await IdentityModel.exists({ userId: user._id })).toBeNull();
    expect(pathOf(await other.send(`/api/auth${path}`, { a: 'b' }))).toBe(`${path}?followed=1`);
    expect(await IdentityModel.exists({ userId: user._id })).not.toBeNull();
    expect(other.cookie(SESSION)).toBeUndefined();
    const again = await site.client.api('POST', `/api/auth${path}`);
    expect(again.body.message).toBe('Campus ID is already linked to your account. You can log in with it.');
    expect(await browser().signIn()).toBe('/dashboard');
    await IdentityModel.deleteMany({ userId: user._id });
    expect((await site.client.api('POST', `/api/auth${path}`)).status).toBe(400);
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
    const [mail] = await site.client.mailsTo(person.email);
    const path = new URL(mail ? site.client.linkIn(mail, '/link-sign-in/') : '').pathname;
    expect((await site.client.api('POST', `/api/auth${path}`)).status).toBe(200);
    expect(await UserModel.findById(user._id).lean()).toMatchObject({ isVerified: true });
    expect(await browser().signIn()).toBe('/dashboard');
  });

  test('keeps a link from working once its sessions have ended', async () => {
    const { person, user } = await withAccount();
    const visitor = browser();
    await visitor.signIn();
    await visitor.send('/api/auth/mail-sign-in-link');
    const [mail] = await site.client.mailsTo(person.email);
    const path = new URL(mail ? site.client.linkIn(mail, '/link-sign-in/') : '').pathname;
    await UserModel.updateOne({ _id: user._id }, { $inc: { sessionVersion: 1 } });
    expect((await site.client.api('POST', `/api/auth${path}`)).status).toBe(400);
    expect(await IdentityModel.exists({ userId: user._id })).toBeNull();
  });

  test('of the staff is not linked without OIDC_STAFF', async () => {
    await withAccount({ role: 'editor' });
    const visitor = browser();
    expect(await visitor.signIn()).toBe('/login');
    expect(visitor.told('sign in')).toBe('Editors and administrators log in with their password here.');
  });
});

describe('an account with a second factor', () => {
  /** Sets one up for whoever has this session; gives its recovery codes. */
  async function setUpFactor(cookie: string, password?: string): Promise<string[]> {
    const { body } = await site.client.api<{ secret: string; recoveryCodes: string[] }>(
      'POST',
      '/api/users/second-factor',
      { cookie },
    );
    const json = { code: codeAt(body.secret, new Date()), saved: true, ...(password && { password }) };
    const { status } = await site.client.api('POST', '/api/users/second-factor/confirm', { cookie, json });
    expect(status).toBe(200);
    return body.recoveryCodes;
  }

  test('of a first sign-in, without a password, is asked for its code at the next one', async () => {
    const person = somebody();
    const first = browser();
    await first.signIn();
    await first.send('/api/auth/finish-registration', registrationFields());
    const [code = ''] = await setUpFactor(first.cookies());

    const later = browser();
    expect(await later.signIn({ from: '/internships' })).toBe('/second-factor?from=%2Finternships');
    expect(later.cookie(SESSION)).toBeUndefined();
    await later.send('/api/auth/second-factor', { code: '000000', from: '/internships' });
    expect(later.cookie(SESSION)).toBeUndefined();
    const done = await later.send('/api/auth/second-factor', { code, from: '/internships' });
    expect(pathOf(done)).toBe('/internships');
    expect((await me(later.cookies())).body.user.email).toBe(person.email);

    const again = browser();
    await again.signIn();
    await again.send('/api/auth/second-factor', { code, from: '/' });
    expect(again.cookie(SESSION)).toBeUndefined();
  });

  test('is linked by password and code together, never by the password alone', async () => {
    const person = somebody();
    const user = await makeUser('recent graduate', { email: person.email, passwordHash: site.passwordHash });
    const [code = ''] = await setUpFactor(`${SESSION}=${user.token}`, TEST_PASSWORD);
    const visitor = browser();
    expect(await visitor.signIn()).toBe('/link-sign-in');
    await visitor.send('/api/auth/link-sign-in', { password: TEST_PASSWORD });
    expect(visitor.told('link sign-in')).toBe('Enter the code from your authenticator app');
    expect(visitor.cookie(SESSION)).toBeUndefined();
    expect(await IdentityModel.exists({ userId: user._id })).toBeNull();
    await visitor.send('/api/auth/link-sign-in', { password: TEST_PASSWORD, code });
    expect((await me(visitor.cookies())).body.user.email).toBe(person.email);
    expect(await IdentityModel.exists({ userId: user._id })).not.toBeNull();
  });
});
