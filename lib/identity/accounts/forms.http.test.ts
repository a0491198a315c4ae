import { describe, expect, inject, test } from 'vitest';
import { api, linkIn, mailsTo, newUser } from '@/dev/testing/client/client';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { registrationOf } from '@/dev/testing/client/registration';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { UserModel } from '@/models/user';

stackDatabase();

const SAME_SITE = { origin: inject('appUrl'), 'sec-fetch-site': 'same-origin' };

/** Sends a form as a browser without JavaScript would. Returns the redirect and the page it leads to. */
async function sendForm(path: string, fields: Record<string, string>, headers = SAME_SITE, others = '') {
  const answer = await fetch(new URL(path, inject('appUrl')), {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  });
  const location = answer.headers.get('location') ?? '';
  const cookies = answer.headers.getSetCookie();
  const cookie = [others, ...cookies.map((given) => given.split(';')[0])].join('; ');
  const { body } = await api<string>('GET', location, { cookie });
  return { status: answer.status, location, cookies, page: body };
}

const registrationForm = (change: Record<string, string> = {}): Record<string, string> => {
  const { agreement: _, ...person } = registrationOf(change);
  return { ...person, adult: 'yes', agreement: 'on' };
};

/** Opens a page as a browser would. */
const sendPage = async (path: string) => ({ page: (await api<string>('GET', path)).body });

const onlyMailTo = async (email = '') => {
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error(`no mail came to ${email}`);
  return mail;
};

const titleOf = (page: string) => /<title>([^<]*)/.exec(page)?.[1];

describe('registering by a form', () => {
  test('makes the account and says so on the page', async () => {
    const form = registrationForm();
    const { status, location, page } = await sendForm('/api/auth/register', form);
    expect({ status, location }).toEqual({ status: 303, location: '/register/check-your-mail' });
    expect(page).toContain('Your registration was successful. Check your email inbox to verify your email.');
    expect(await UserModel.countDocuments({ username: form.username })).toBe(1);
  });

  test('leads back to where somebody came from, if that is a path of this site that we signed', async () => {
    const path = '/internships/legal-services/some-listing';
    const { page: empty } = await sendPage('/register?from=' + encodeURIComponent(path));
    const returnTo = /name="returnTo" value="([^"]+)"/.exec(empty)?.[1] ?? '';
    const wrong = await sendForm('/api/auth/register', { ...registrationForm({ username: 'X' }), returnTo });
    expect(wrong.location).toBe(`/register?${new URLSearchParams({ from: path }).toString()}`);
    expect(wrong.page).toContain(`name="returnTo" value="${returnTo}"`);
    const form = registrationForm();
    await sendForm('/api/auth/register', { ...form, returnTo });
    const link = linkIn(await onlyMailTo(form.email), '/verify-email/');
    expect(new URL(link).searchParams.get('to')).toBe(returnTo);
    const { pathname, search } = new URL(link);
    const followed = await sendForm(`/api/auth${pathname}${search}`, {});
    expect(followed.location).toBe(`${pathname}?followed=1&to=${returnTo}`);
    expect(followed.page).toContain(`href="/login?from=${encodeURIComponent(path)}"`);
  });

  test('leads nowhere else', async () => {
    for (const from of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      const { page: empty } = await sendPage('/register?from=' + encodeURIComponent(from));
      expect(empty).not.toContain('returnTo');
    }
    const form = registrationForm();
    await sendForm('/api/auth/register', { ...form, returnTo: '/internships/legal-services/some-listing' });
    const link = linkIn(await onlyMailTo(form.email), '/verify-email/');
    expect(new URL(link).search).toBe('');
    const { pathname } = new URL(link);
    const followed = await sendForm(`/api/auth${pathname}?to=https://evil.example`, {});
    expect(followed.location).toBe(`${pathname}?followed=1`);
  });

  test('brings back what is wrong and what was typed, but no password', async () => {
    const { agreement: _, ...form } = registrationForm({ lastName: 'O1', role: 'employer' });
    const { page, cookies } = await sendForm('/api/auth/register', form);
    expect(titleOf(page)).toMatch(/^Error: Get Account/);
    expect(page).toContain('Last name should contain only letters');
    expect(page).toContain('Agree to the user agreement and the privacy policy to continue');
    expect(page).toContain(`value="${form.email}"`);
    expect(page).toMatch(/<input[^>]*checked=""[^>]*value="employer"|value="employer"[^>]*checked=""/);
    expect(page).not.toContain(TEST_PASSWORD);
    const payload = /mwanzo-form-register=[^.]*\.([^.]*)/.exec(cookies.join())?.[1] ?? '';
    expect(Buffer.from(payload, 'base64url').toString()).toContain('Akinyi');
    expect(Buffer.from(payload, 'base64url').toString()).not.toContain(TEST_PASSWORD);
  });

  test('asks whether the person is 18 or older, and does not assume it', async () => {
    const { adult: _, ...form } = registrationForm();
    const { location, page } = await sendForm('/api/auth/register', form);
    expect(location).toBe('/register');
    expect(titleOf(page)).toMatch(/^Error: Get Account/);
    expect(page).toContain('Select whether you’re 18 or older');
    expect(await UserModel.countDocuments({ username: form.username })).toBe(0);
  });

  test('is refused when another site sends the form', async () => {
    const form = registrationForm();
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const { page } = await sendForm('/api/auth/register', form, elsewhere);
    expect(page).toContain('This request came from another site and was refused.');
    expect(await UserModel.countDocuments({ username: form.username })).toBe(0);
  });
});

describe('logging in by a form', () => {
  const logIn = (emailOrUsername: string, more: Record<string, string> = {}) =>
    sendForm('/api/auth/login', { emailOrUsername, password: TEST_PASSWORD, ...more });

  test('opens the session and leads on, within this site only', async () => {
    const { username } = await newUser();
    const { location, cookies, page } = await logIn(username, { from: '/dashboard/profile' });
    expect(location).toBe('/dashboard/profile');
    expect(cookies.join()).toContain('next-auth.session-token=');
    expect(titleOf(page)).toContain('Profile');
    expect((await logIn(username, { from: 'https://evil.example' })).location).toBe('/dashboard');
    expect((await logIn(username, { rememberMe: 'on' })).cookies.join()).toContain('Max-Age=2592000');
  });

  test('says what is wrong, keeps the identifier and the way back', async () => {
    const nobody = uniqueLetters();
    const { location, page, cookies } = await logIn(nobody, { from: '/dashboard/profile' });
    expect(location).toBe('/login?from=%2Fdashboard%2Fprofile');
    expect(titleOf(page)).toMatch(/^Error: Log In/);
    expect(page).toContain('Invalid email/username or password!');
    expect(page).toContain(`value="${nobody}"`);
    expect(page).toContain('value="/dashboard/profile"');
    expect(cookies.join()).not.toContain('session-token');
  });

  test('shows the words for a locked account', async () => {
    const { username } = await newUser();
    for (let n = 0; n < 5; n += 1)
      await api('POST', '/api/auth/login', { json: { emailOrUsername: username, password: 'Wrong#2026' } });
    expect((await logIn(username)).page).toContain(
      'Your account has been locked due to too many failed login attempts. Please try again after 24 hours.',
    );
  });

  test('offers the verification mail to who needs it, and sends it', async () => {
    const form = registrationForm();
    await sendForm('/api/auth/register', form);
    const { page } = await logIn(form.username ?? '');
    expect(page).toContain('Account not verified. Please verify your email.');
    expect(page).toContain('action="/api/auth/verify-email"');
    const email = form.email ?? '';
    const sent = await sendForm('/api/auth/verify-email', { email });
    expect(sent.location).toBe('/login?reason=notVerified');
    expect(sent.page).toContain('If this address still needs confirming, we’ve sent the e-mail again.');
    expect(await mailsTo(email, 2)).toHaveLength(2);
  });
});

describe('a new password by forms', () => {
  test('from asking for the link to the login', async () => {
    const { email, username } = await newUser();
    const asked = await sendForm('/api/auth/reset-password', { email });
    expect(asked.location).toBe('/reset-password');
    expect(asked.page).toContain('Check Your Mail');
    expect(asked.page).toContain(`href="mailto:${email}"`);
    const mail = (await mailsTo(email, 2)).at(-1);
    if (!mail) throw new Error('no mail came');
    const path = new URL(linkIn(mail, '/reset-password/')).pathname;

    const newPassword = 'Mpya#2026x';
    const fields = { newPassword, confirmPassword: 'Mpya#2026y' };
    const before = asked.cookies.join().split(';')[0];
    const unlike = await sendForm(`/api/auth${path}`, fields, SAME_SITE, before);
    expect(unlike.location).toBe(path);
    expect(titleOf(unlike.page)).toMatch(/^Error: Create New Password/);
    expect(unlike.page).toContain('Passwords do not match');
    const done = await sendForm(`/api/auth${path}`, { newPassword, confirmPassword: newPassword });
    expect(done.page).toContain('Your password has been changed. Log in with the new one.');
    expect(done.page).toContain('content="3;url=/login"');
    const login = { emailOrUsername: username, password: newPassword };
    expect((await api('POST', '/api/auth/login', { json: login })).status).toBe(200);
  });

  test('an address that is none stays in the field with the reason', async () => {
    const { page } = await sendForm('/api/auth/reset-password', { email: 'amina@' });
    expect(page).toContain('Please enter a valid email address!');
    expect(page).toContain('value="amina@"');
  });
});
