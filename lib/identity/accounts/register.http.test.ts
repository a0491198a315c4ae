import { describe, expect, inject, test } from 'vitest';
import { api, linkIn, logIn, mailsTo } from '@/dev/testing/client/client';
import { makeUser } from '@/dev/testing/data/fixtures';
import { registrationOf } from '@/dev/testing/client/registration';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { usersAs } from '@/dev/testing/client/user-calls';
import { AccountTokenModel } from '@/models/account-token';
import { UserModel } from '@/models/user';

stackDatabase();

const SUCCESS = 'Your registration was successful. Check your email inbox to verify your email.';
const register = (json: unknown) => api('POST', '/api/auth/register', { json });

const onlyMailTo = async (email: string) => {
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error(`no mail came to ${email}`);
  return mail;
};
const tokenIn = (link: string) => new URL(link).pathname.split('/').at(-1) ?? '';
/** Registers a user who has not followed the link in the e-mail. */
const registered = async () => {
  const form = registrationOf();
  await register(form);
  const token = tokenIn(linkIn(await onlyMailTo(form.email), '/verify-email/'));
  return { ...form, token };
};

describe('POST /api/auth/register', () => {
  test('answers 201, sends a mail both as text and as HTML, and opens nothing yet', async () => {
    const form = registrationOf();
    expect(await register(form)).toMatchObject({ status: 201, body: { message: SUCCESS } });
    const mail = await onlyMailTo(form.email);
    const link = linkIn(mail, '/verify-email/');
    expect(mail.text).toContain('Hello Akinyi,');
    expect(mail.html).toContain(link);
    const login = { emailOrUsername: form.username, password: form.password };
    expect(await api('POST', '/api/auth/login', { json: login })).toMatchObject({
      status: 403,
      body: { message: 'Account not verified. Please verify your email.' },
    });
  });

  test('takes names and phone numbers as people write them, and they hold in mails, tokens and the search', async () => {
    const form = registrationOf({
      firstName: 'Mary Anne',
      lastName: "Ng'ang'a",
      phoneNumber: '+254 712 345 678',
    });
    expect((await register(form)).status).toBe(201);
    const mail = await onlyMailTo(form.email);
    expect(mail.text).toContain('Hello Mary Anne,');
    await api('GET', `/api/auth/verify-email/${tokenIn(linkIn(mail, '/verify-email/'))}`);
    const { token, user } = await logIn(form.username);
    expect(user).toMatchObject({ firstName: 'Mary Anne', lastName: 'Ng’ang’a' });
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ lastName: 'Ng’ang’a' });
    const me = await api('GET', '/api/users/me', { token });
    expect(me.body.user).toMatchObject({ lastName: 'Ng’ang’a', phoneNumber: '0712345678' });
    const staff = usersAs(await makeUser('administrator'));
    for (const typed of ["Ng'ang'a", 'nganga', 'NG’ANG’A', 'Ngʼangʼa']) {
      const { body } = await staff.list(`?q=${encodeURIComponent(`${typed} ${form.username}`)}`);
      expect(body.users.map(({ username }) => username)).toEqual([form.username]);
    }
  });

  test.each([
    [{ firstName: 'Wanj1ku' }, { firstName: 'First name should contain only letters' }],
    [{ lastName: 'A' }, { lastName: 'Last name should be at least 2 letters long' }],
    [{ phoneNumber: '0000000000' }, { phoneNumber: 'Phone number should begin with 07, 01 or 02 to 06' }],
  ])('%j is refused', async (change, errors) => {
    expect(await register(registrationOf(change))).toMatchObject({ status: 422, body: { errors } });
  });

  test.each([
    ['no `adult`', {}],
    ['`adult: true`', { adult: true }],
  ])('a program that sends %s registers someone who is 18 or older', async (_, change) => {
    const form = registrationOf(change);
    expect((await register(form)).status).toBe(201);
    expect((await UserModel.findOne({ username: form.username }).lean())?.minor).toBeUndefined();
    await api(
      'GET',
      `/api/auth/verify-email/${tokenIn(linkIn(await onlyMailTo(form.email), '/verify-email/'))}`,
    );
    const { token } = await logIn(form.username);
    expect((await api('GET', '/api/guardian', { token })).body).toEqual({ guardian: null });
  });

  test.each([
    [{ adult: null }, { adult: 'Select whether you’re 18 or older' }],
    [{ adult: false }, { birthMonth: 'Choose the month you were born in' }],
    [{ adult: false, role: 'employer' }, { adult: 'You must be 18 or older to have an employer account' }],
  ])('%j does not count as 18 or older', async (change, errors) => {
    const form = registrationOf(change);
    expect(await register(form)).toMatchObject({ status: 422, body: { errors } });
    expect(await UserModel.countDocuments({ username: form.username })).toBe(0);
  });

  test('stores neither the password nor the token, and nothing it was not asked for', async () => {
    const form = registrationOf({ isVerified: true, isActive: false, role: 'employer', sessionVersion: 9 });
    expect((await register(form)).status).toBe(201);
    const token = tokenIn(linkIn(await onlyMailTo(form.email), '/verify-email/'));
    const user = await UserModel.findOne({ username: form.username }).lean();
    expect(user).toMatchObject({ role: 'employer', isVerified: false, isActive: true, sessionVersion: 0 });
    expect(JSON.stringify(user)).not.toContain(form.password);
    const tokens = await AccountTokenModel.find({ userId: user?._id }).lean();
    expect(tokens).toHaveLength(1);
    expect(JSON.stringify(tokens)).not.toContain(token);
  });

  test('builds the link from its own address, whatever the request says', async () => {
    const form = registrationOf({ frontendUrl: 'https://evil.example' });
    const headers = { 'x-forwarded-host': 'evil.example', host: 'evil.example' };
    expect((await api('POST', '/api/auth/register', { json: form, headers })).status).toBe(201);
    const mail = await onlyMailTo(form.email);
    expect(linkIn(mail, '/verify-email/').startsWith(`${inject('appUrl')}/`)).toBe(true);
    expect(mail.text + mail.html).not.toContain('evil.example');
  });

  test('answers a known e-mail like a new one and tells its owner', async () => {
    const first = registrationOf();
    await register(first);
    await mailsTo(first.email);
    await UserModel.updateOne({ email: first.email }, { $set: { isVerified: true } });
    const again = await register(registrationOf({ email: first.email.toUpperCase() }));
    expect(again).toMatchObject({ status: 201, body: { message: SUCCESS } });
    const [, second] = await mailsTo(first.email, 2);
    expect(second?.subject).toBe('You already have a Mwanzo account');
    expect(await UserModel.countDocuments({ email: first.email })).toBe(1);
  });

  test('names a taken username on its field, also when the e-mail is known', async () => {
    const first = registrationOf();
    await register(first);
    const message = 'This username is taken. Choose another.';
    for (const email of [first.email, registrationOf().email]) {
      const answer = await register(registrationOf({ username: first.username, email }));
      expect(answer).toMatchObject({ status: 409, body: { message, errors: { username: message } } });
    }
  });

  test('makes one account out of ten registrations at once', { timeout: 90_000 }, async () => {
    const form = registrationOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(form)));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await UserModel.countDocuments({ email: form.email })).toBe(1);
  });

  test.each([
    [{ password: 'Aa1#' }, 'password', 'Password should be at least 8 characters long!'],
    [{ password: 'karibu#2026' }, 'password', 'Password should contain an uppercase letter!'],
    [{ password: 'P@ssw0rd' }, 'password', 'This password is too common. Choose another one.'],
    [{ phoneNumber: '071234567' }, 'phoneNumber', 'Phone number should be exactly 10 digits'],
    [{ email: { $ne: '' } }, 'email', 'Email is required'],
    [{ username: 'Akinyi' }, 'username', 'Username should contain only lowercase letters'],
    [{ agreement: false }, 'agreement', 'Agree to the user agreement and the privacy policy to continue'],
  ])('422 with the message on the field: %j', async (change, field, message) => {
    const answer = await register(registrationOf(change));
    expect(answer).toMatchObject({ status: 422, body: { message, errors: { [field]: message } } });
  });

  test('nobody becomes an administrator', async () => {
    const answer = await register(registrationOf({ role: 'administrator' }));
    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty('errors.role');
  });

  test('400 for what is not JSON, 415 for another type', async () => {
    const send = (type: string) =>
      fetch(`${inject('appUrl')}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{',
      });
    expect((await send('application/json')).status).toBe(400);
    expect((await send('text/plain')).status).toBe(415);
  });
});

describe('GET /api/auth/verify-email/{token}', () => {
  const verify = (token: string) => api('GET', `/api/auth/verify-email/${token}`);

  test('opens the account, and says so when followed again', async () => {
    const { token, username, password } = await registered();
    expect(await verify(token)).toMatchObject({
      status: 200,
      body: { message: 'Your e-mail is confirmed. You can log in now.' },
    });
    const again = { status: 200, body: { message: 'You’ve already confirmed your e-mail. You can log in.' } };
    expect(await verify(token)).toMatchObject(again);
    expect(await verify(token)).toMatchObject(again);
    const login = await api('POST', '/api/auth/login', { json: { emailOrUsername: username, password } });
    expect(login.status).toBe(200);
  });

  test.each(['x', 'a'.repeat(43), 'a'.repeat(500), '%00', '%7B%22$ne%22:1%7D'])(
    '400 for %j',
    async (token) => {
      const answer = await verify(token);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toMatch(/^This link isn’t valid\./);
    },
  );

  test('410 once it has expired, and the account stays closed', async () => {
    const { token, email } = await registered();
    await AccountTokenModel.updateOne({ email }, { $set: { expiresAt: new Date() } });
    const answer = await verify(token);
    expect(answer.status).toBe(410);
    expect(answer.body.message).toContain('expired');
    expect((await UserModel.findOne({ email }).lean())?.isVerified).toBe(false);
  });

  test('400 when the address is no longer the one it was sent to', async () => {
    const { token, email, username } = await registered();
    await UserModel.updateOne({ email }, { $set: { email: `new-${email}` } });
    expect((await verify(token)).status).toBe(400);
    expect((await UserModel.findOne({ username }).lean())?.isVerified).toBe(false);
  });

  test('the link of one purpose does not serve another', async () => {
    const { token } = await registered();
    const answer = await api('POST', `/api/auth/reset-password/${token}`, {
      json: { newPassword: 'Mpya#2026x' },
    });
    expect(answer.status).toBe(400);
  });
});

describe('the page behind the link', () => {
  const page = (token: string, query = '') => api<string>('GET', `/verify-email/${token}${query}`);
  const press = (token: string, headers = {}) =>
    api('POST', `/api/auth/verify-email/${token}`, { headers, form: new FormData() });
  const isVerified = async (email: string) => (await UserModel.findOne({ email }).lean())?.isVerified;

  test('changes nothing however often a mail scanner opens it', async () => {
    const { token, email } = await registered();
    for (const _ of [1, 2, 3]) {
      const { status, body, headers } = await page(token);
      expect(status).toBe(200);
      expect(body).toContain('Confirm my e-mail');
      expect(body).toContain(`action="/api/auth/verify-email/${token}"`);
      expect(headers.get('cache-control')).toContain('no-store');
    }
    expect(await isVerified(email)).toBe(false);
  });

  test('verifies by its button, without script, and says so also the second time', async () => {
    const { token, email } = await registered();
    const pressed = await press(token);
    expect(pressed.status).toBe(303);
    expect(pressed.headers.get('location')).toBe(`/verify-email/${token}?followed=1`);
    expect(await isVerified(email)).toBe(true);
    const after = await page(token, '?followed=1');
    expect(after.body).toContain('Your e-mail is confirmed. You can log in now.');
    expect((await page(token)).body).toContain('You’ve already confirmed your e-mail. You can log in.');
    expect((await press(token)).status).toBe(303);
  });

  test('does not verify when another site presses the button', async () => {
    const { token, email } = await registered();
    await press(token, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
    expect(await isVerified(email)).toBe(false);
  });

  test('says that an expired link has expired, and where there is a new one', async () => {
    const { token, email } = await registered();
    await AccountTokenModel.updateOne({ email }, { $set: { expiresAt: new Date() } });
    const { body } = await page(token);
    expect(body).toContain('This link has expired. Ask for a new one on the login page.');
    expect(body).toContain('href="/login?reason=notVerified"');
    expect(body).not.toContain('Confirm my e-mail');
  });
});

describe('POST /api/auth/verify-email', () => {
  const resend = (email: unknown) => api('POST', '/api/auth/verify-email', { json: { email } });

  test('sends a new link that works; answers the same for those who need none', async () => {
    const form = registrationOf();
    await register(form);
    await mailsTo(form.email);
    const sent = await resend(form.email);
    expect(sent.status).toBe(200);
    const [, second] = await mailsTo(form.email, 2);
    if (!second) throw new Error('no second mail');
    const token = tokenIn(linkIn(second, '/verify-email/'));
    expect((await api('GET', `/api/auth/verify-email/${token}`)).status).toBe(200);
    for (const email of [form.email, 'nobody.at.all@people.example']) {
      expect(await resend(email)).toMatchObject({ status: 200, body: sent.body });
    }
    expect(await mailsTo(form.email, 2)).toHaveLength(2);
  });

  test('422 for what is no address', async () => {
    expect(await resend('x')).toMatchObject({ status: 422, body: { errors: { email: expect.any(String) } } });
  });
});
